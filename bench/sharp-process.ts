import sharp from 'sharp'

/** A process that makes the sizes of a photo with sharp alone: no checks and no store. */
process.on('message', async ({ bytes, count }: { bytes: string; count: number }) => {
  const photo = Buffer.from(bytes, 'base64')
  const started = performance.now()
  let next = 0
  const worker = async () => {
    while (next < count) {
      next += 1
      await makeSizes(photo)
    }
  }
  await Promise.all([worker(), worker()])
  process.send?.(performance.now() - started)
})

async function makeSizes(photo: Buffer): Promise<unknown> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(2048, 2048, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  const grid = (width: number, quality: number) =>
    pixels().resize(width, undefined, { kernel: 'mitchell' }).webp({ quality, effort: 4 })
  return Promise.all([
    pixels().webp({ quality: 75, effort: 0 }).toBuffer(),
    grid(800, 62).toBuffer(),
    grid(400, 58).toBuffer(),
    pixels().resize(1200, 630, { position: 'attention' }).jpeg({ quality: 78 }).toBuffer(),
    pixels().resize(48, 48, { fit: 'inside' }).ensureAlpha().raw().toBuffer(),
  ])
}
