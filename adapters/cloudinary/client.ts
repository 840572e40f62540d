import type { Agent } from 'node:http'
import { v2 as cloudinary, type UploadApiOptions } from 'cloudinary'
import type { CloudinaryAccount } from './account.ts'
import { agentPool } from './agent-pool.ts'
import { cloudinaryFault, uploadFault } from './cloudinary-fault.ts'

const idsPerCall = 1000
const maxPageSize = 500

/** 'authenticated': delivered, in every size, only by a URL that the account's secret has signed. */
export type DeliveryType = 'upload' | 'authenticated'

export type Uploaded = { url: string; publicId: string; width: number; height: number }

/** The few calls that this site makes. Each one settles within `timeout` milliseconds. */
export type CloudinaryClient = {
  upload(picture: Uint8Array, options: UploadApiOptions): Promise<Uploaded>
  destroy(publicId: string, type?: DeliveryType): Promise<void>
  /** The URL of a picture that is delivered to nobody else. */
  signedUrl(publicId: string): string
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
    timeout,
  }
  const request = agentPool({ secure: !apiBase?.startsWith('http:'), timeout })

  const call = <T>(work: (options: typeof common & { agent: Agent }) => Promise<T>) =>
    request((agent) => work({ ...common, agent })).catch((error) => {
      throw cloudinaryFault(error)
    })

  return {
    upload: async (picture, options) => {
      const send = (agent: Agent) => {
        const answer = Promise.withResolvers<unknown>()
        const stream = cloudinary.uploader.upload_stream(
          // The client's own promise would be rejected without a handler.
          {
            ...common,
            agent,
            ...options,
            ...(!keys && { unsigned: true }),
            disable_promises: true,
          },
          (error, result) => (error ? answer.reject(error) : answer.resolve(result)),
        )
        stream.on('error', answer.reject)
        stream.end(picture)
        return answer.promise
      }
      try {
        return uploaded(await request(send))
      } catch (error) {
        throw uploadFault(error)
      }
    },
    destroy: async (publicId, type = 'upload') => {
      await call((options) =>
        cloudinary.uploader.destroy(publicId, { ...options, type, invalidate: true }),
      )
    },
    signedUrl: (publicId) =>
      cloudinary.url(publicId, {
        cloud_name: cloudName,
        ...(keys && { api_secret: keys.apiSecret }),
        type: 'authenticated' satisfies DeliveryType,
        sign_url: true,
        secure: true,
        analytics: false,
      }),
    tag: async (publicIds, tag) => {
      for (const ids of chunksOf(publicIds)) {
        await call((options) => cloudinary.uploader.add_tag(tag, ids, options as object))
      }
    },
    untag: async (publicIds, tag) => {
      for (const ids of chunksOf(publicIds)) {
        await call((options) => cloudinary.uploader.remove_tag(tag, ids, options as object))
      }
    },
    tagged: async (tag) => {
      const found: { publicId: string; createdAt: number }[] = []
      let cursor: string | undefined
      do {
        const page = await call((options) =>
          cloudinary.api.resources_by_tag(tag, {
            ...options,
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
