import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { emptyPhotoMemory, memoryPhotoStore } from '#adapters/memory/photo-store.ts'
import { aDataFolder } from './data-folder.ts'
import { photoStoreContract } from './photo-store.ts'

photoStoreContract('memory', async () => {
  const memory = emptyPhotoMemory()
  return { photos: memoryPhotoStore(memory), restarted: () => memoryPhotoStore(memory) }
})

photoStoreContract('disk', async () => {
  const folder = aDataFolder()
  return { photos: diskPhotoStore(folder), restarted: () => diskPhotoStore(folder) }
})
