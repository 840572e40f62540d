import { Agent } from 'node:http'
import { v2 as cloudinary, type UploadApiOptions } from 'cloudinary'
import type { CloudinaryAccount } from './account.ts'
import { cloudinaryFault, uploadFault } from './cloudinary-fault.ts'

// What Cloudinary takes in one call, and lists on one page.
const namesAtOnce = 1000
const mostListed = 500

export type Uploaded = { url: string; publicId: string; width: number; height: number }

/** The few calls that this site makes. Each ends within `limit` milliseconds, or throws. */
export type CloudinaryClient = {
  upload(picture: Uint8Array, wishes: UploadApiOptions): Promise<Uploaded>
  destroy(publicId: string): Promise<void>
  tag(publicIds: string[], tag: string): Promise<void>
  untag(publicIds: string[], tag: string): Promise<void>
  tagged(tag: string): Promise<{ publicId: string; createdAt: number }[]>
}

export function cloudinaryClient(account: CloudinaryAccount, limit: number): CloudinaryClient {
  const { cloudName, keys, apiBase } = account
  const common = {
    cloud_name: cloudName,
    ...(keys && { api_key: keys.apiKey, api_secret: keys.apiSecret }),
    ...(apiBase && { upload_prefix: apiBase }),
    // Chosen by its agent, the client speaks plain HTTP to a stand-in too.
    ...(apiBase?.startsWith('http:') && { agent: new Agent() }),
    timeout: limit,
  }

  async function bounded<T>(work: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error(`no answer in ${limit} ms`)), limit)
    try {
      return await Promise.race([work, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  const call = <T>(work: Promise<T>) =>
    bounded(work).catch((error) => {
      throw cloudinaryFault(error)
    })

  return {
    upload: async (picture, wishes) => {
      const answer = Promise.withResolvers<unknown>()
      const stream = cloudinary.uploader.upload_stream(
        // Its own promise would be rejected with nobody listening.
        { ...common, ...wishes, ...(!keys && { unsigned: true }), disable_promises: true },
        (error, result) => (error ? answer.reject(error) : answer.resolve(result)),
      )
      stream.on('error', answer.reject)
      stream.end(picture)
      try {
        return uploaded(await bounded(answer.promise))
      } catch (error) {
        throw uploadFault(error)
      }
    },
    destroy: async (publicId) => {
      await call(cloudinary.uploader.destroy(publicId, { ...common, invalidate: true }))
    },
    tag: async (publicIds, tag) => {
      for (const names of inPieces(publicIds)) {
        await call(cloudinary.uploader.add_tag(tag, names, common as object))
      }
    },
    untag: async (publicIds, tag) => {
      for (const names of inPieces(publicIds)) {
        await call(cloudinary.uploader.remove_tag(tag, names, common as object))
      }
    },
    tagged: async (tag) => {
      const found: { publicId: string; createdAt: number }[] = []
      let cursor: string | undefined
      do {
        const page = await call(
          cloudinary.api.resources_by_tag(tag, {
            ...common,
            max_results: mostListed,
            ...(cursor && { next_cursor: cursor }),
          }),
        )
        for (const { public_id, created_at } of page.resources) {
          found.push({ publicId: public_id, createdAt: Date.parse(created_at) })
        }
        cursor = page.next_cursor
      } while (cursor)
      return found
    },
  }
}

function* inPieces(publicIds: string[]): Generator<string[]> {
  for (let from = 0; from < publicIds.length; from += namesAtOnce) {
    yield publicIds.slice(from, from + namesAtOnce)
  }
}

/** The four fields that the specification reads. */
function uploaded(answer: unknown): Uploaded {
  const { secure_url, public_id, width, height } = (answer ?? {}) as Record<string, unknown>
  if (typeof secure_url !== 'string' || typeof public_id !== 'string') {
    throw Object.assign(new Error('an answer without secure_url or public_id'), { http_code: 200 })
  }
  return { url: secure_url, publicId: public_id, width: Number(width), height: Number(height) }
}
