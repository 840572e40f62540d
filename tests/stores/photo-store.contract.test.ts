import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloudinaryPhotoStore } from '#adapters/cloudinary/photo-store.ts'
import { cloudinaryPhotoUrls } from '#adapters/cloudinary/photo-urls.ts'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import {
  cloud,
  preset,
  type StandIn,
  startStandIn,
} from '#tests/hosted-services/cloudinary-stand-in.ts'
import { anEncodedPicture } from '#tests/sample-data/builders.ts'
import { memoryPhotoStore, type PhotoMemory } from '#tests/sample-data/memory-photos.ts'
import { aDataFolder } from './data-folder.ts'
import { photoStoreContract } from './photo-store.ts'
import { servedFilesContract } from './served-files.ts'

const inMemory = async () => {
  const memory: PhotoMemory = new Map()
  const restarted = () => memoryPhotoStore(memory)
  return { photos: restarted(), restarted }
}

const onDisk = async () => {
  const folder = aDataFolder()
  const restarted = () => diskPhotoStore(folder)
  return { photos: restarted(), restarted }
}

photoStoreContract('memory', inMemory)
servedFilesContract('memory', inMemory)
photoStoreContract('disk', onDisk)
servedFilesContract('disk', onDisk)

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ looksInside: false })
})
afterAll(() => standIn.stop())

const atCloudinary = async () => {
  standIn.pictures.clear()
  standIn.authenticated.clear()
  const keys = { apiKey: cloud.key, apiSecret: cloud.secret }
  const account = { cloudName: cloud.name, keys, uploadPreset: preset, apiBase: standIn.url }
  const restarted = () => cloudinaryPhotoStore(account, { warn: () => {} })
  return { photos: restarted(), restarted }
}

photoStoreContract('cloudinary', atCloudinary)

test('cloudinary: a photo is asked for in the size and format that fit', () => {
  const host = 'https://res.cloudinary.com/escola/image/upload'
  const file = 'v1750000000/eventos/x/foto.jpg'
  const photo = { url: `${host}/${file}`, width: 600 }
  expect(cloudinaryPhotoUrls.sizes(photo)).toEqual({
    src: `${host}/f_auto,q_auto,c_limit,w_400/${file}`,
    srcSet: `${host}/f_auto,q_auto,c_limit,w_400/${file} 400w, ${host}/f_auto,q_auto,c_limit,w_600/${file} 600w`,
    large: `${host}/f_auto,q_auto,c_limit,w_2048,h_2048/${file}`,
    og: `${host}/f_jpg,q_auto,c_fill,g_auto,w_1200,h_630/${file}`,
  })
})

test('cloudinary: the original of a covered picture is delivered by a signed URL alone', async () => {
  const { photos } = await atCloudinary()
  const encoded = { ...anEncodedPicture(), redacted: true as const }
  await photos.put(Buffer.from('every face'), encoded, { eventId: 'festa', isPublic: true })
  const [[publicId, hidden] = ['', undefined]] = standIn.authenticated
  expect(hidden?.bytes.toString()).toBe('every face')
  expect(standIn.pictures.has(publicId)).toBe(false)
  for (const path of [
    `image/upload/v1/${publicId}.webp`,
    `image/authenticated/v1/${publicId}.webp`,
    `image/authenticated/s--AAAAAAAA--/v1/${publicId}.webp`,
    `image/authenticated/w_400/v1/${publicId}.webp`,
  ]) {
    const answer = await fetch(`${standIn.url}/${cloud.name}/${path}`)
    expect([401, 404], path).toContain(answer.status)
  }
})

test('cloudinary: without keys nothing can be deleted, and so nothing covered', async () => {
  const account = { cloudName: cloud.name, uploadPreset: preset, apiBase: standIn.url }
  const photos = cloudinaryPhotoStore(account, { warn: () => {} })
  const own = `https://res.cloudinary.com/${cloud.name}/image/upload/v1/eventos/festa/a.jpg`
  expect(await photos.redactability({ url: own })).toBe('impossible')
})
