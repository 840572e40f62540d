import { Agent } from 'node:http'
import { v2 as cloudinary, type UploadApiOptions } from 'cloudinary'
import pTimeout from 'p-timeout'
import type { CloudinaryAccount } from './account.ts'
import { cloudinaryFault, uploadFault } from './cloudinary-fault.ts'

const idsPerCall = 1000
const maxPageSize = 500

export type Uploaded = { url: string; publicId: string; width: number; height: number }

/** The few calls that this site makes. Each ends within `timeout` milliseconds, or throws. */
export type CloudinaryClient = {
  upload(picture: Uint8Array, options: UploadApiOptions): Promise<Uploaded>
  destroy(publicId: string): Promise<void>
  tag(publicIds: string[], tag: string): Promise<void>
  untag(publicIds: string[], tag: string): Promise<void>
  tagged(tag: string): Promise<{ publicId: string; createdAt: number }[]>
}

export function cloudinaryClient(account: CloudinaryAccount, timeout: number): CloudinaryClient {
  const { cloudName, keys, apiBase } = account
  const common = {
    cloud_name: cloudName,
    ...(keys && { api_key: keys.apiKey, api_secret: keys.apiSecret }),
    ...(apiBase && { upload_prefix: apiBase }),
    // Chosen by its agent, the client speaks plain HTTP to a stand-in too.
    ...(apiBase?.startsWith('http:') && { agent: new Agent() }),
    timeout,
  }

  const withTimeout = <T>(work: Promise<T>) => pTimeout(work, { milliseconds: timeout })

  const call = <T>(work: Promise<T>) =>
    withTimeout(work).catch((error) => {
      throw cloudinaryFault(error)
    })

  return {
    upload: async (picture, options) => {
      const answer = Promise.withResolvers<unknown>()
      const stream = cloudinary.uploader.upload_stream(
        // Its own promise would be rejected with nobody listening.
        { ...common, ...options, ...(!keys && { unsigned: true }), disable_promises: true },
        (error, result) => (error ? answer.reject(error) : answer.resolve(result)),
      )
      stream.on('error', answer.reject)
      stream.end(picture)
      try {
        return uploaded(await withTimeout(answer.promise))
      } catch (error) {
        throw uploadFault(error)
      }
    },
    destroy: async (publicId) => {
      await call(cloudinary.uploader.destroy(publicId, { ...common, invalidate: true }))
    },
    tag: async (publicIds, tag) => {
      for (const ids of chunksOf(publicIds)) {
        await call(cloudinary.uploader.add_tag(tag, ids, common as object))
      }
    },
    untag: async (publicIds, tag) => {
      for (const ids of chunksOf(publicIds)) {
        await call(cloudinary.uploader.remove_tag(tag, ids, common as object))
      }
    },
    tagged: async (tag) => {
      const found: { publicId: string; createdAt: number }[] = []
      let cursor: string | undefined
      do {
        const page = await call(
          cloudinary.api.resources_by_tag(tag, {
            ...common,
            max_results: maxPageSize,
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

function* chunksOf(publicIds: string[]): Generator<string[]> {
  for (let from = 0; from < publicIds.length; from += idsPerCall) {
    yield publicIds.slice(from, from + idsPerCall)
  }
}

function uploaded(answer: unknown): Uploaded {
  const { secure_url, public_id, width, height } = (answer ?? {}) as Record<string, unknown>
  if (typeof secure_url !== 'string' || typeof public_id !== 'string') {
    throw Object.assign(new Error('an answer without secure_url or public_id'), { http_code: 200 })
  }
  return { url: secure_url, publicId: public_id, width: Number(width), height: Number(height) }
}
