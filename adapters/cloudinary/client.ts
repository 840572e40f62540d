import type { Agent } from 'node:http'
import { v2 as cloudinary, type UploadApiOptions } from 'cloudinary'
import type { CloudinaryAccount } from './account.ts'
import { agentPool } from './agent-pool.ts'
import { cloudinaryFault, isNotFound, uploadFault } from './cloudinary-fault.ts'
import type { Asset } from './photo-urls.ts'

const maxPageSize = 500

export type Uploaded = { url: string; publicId: string; width: number; height: number }

/** The few calls that this site makes. Each one settles within `timeout` milliseconds. */
export type CloudinaryClient = {
  upload(picture: Uint8Array, options: UploadApiOptions): Promise<Uploaded>
  /** False: there was no such picture. */
  destroy(asset: Asset): Promise<boolean>
  /** The picture keeps its name; Cloudinary's caches drop their copies. False: there is no such picture of its type. */
  changeType(asset: Asset, to: Asset['type']): Promise<boolean>
  /** The public ids that begin with the prefix. */
  list(prefix: string, type: Asset['type']): Promise<string[]>
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
          // `disable_promises`: the client's own promise would be rejected without a handler.
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
    destroy: async ({ publicId, type }) => {
      const { result } = await call((options) =>
        cloudinary.uploader.destroy(publicId, { ...options, type, invalidate: true }),
      )
      return result === 'ok'
    },
    changeType: async ({ publicId, type }, to) => {
      const move = { type, to_type: to, invalidate: true, overwrite: true }
      try {
        await request((agent) => {
          const options: object = { ...common, agent, ...move }
          return cloudinary.uploader.rename(publicId, publicId, options)
        })
        return true
      } catch (error) {
        if (isNotFound(error)) return false
        throw cloudinaryFault(error)
      }
    },
    list: async (prefix, type) => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page = await call((options) =>
          cloudinary.api.resources({
            ...options,
            prefix,
            type,
            max_results: maxPageSize,
            ...(cursor && { next_cursor: cursor }),
          }),
        )
        found.push(...page.resources.map(({ public_id }: { public_id: string }) => public_id))
        cursor = page.next_cursor
      } while (cursor)
      return found
    },
  }
}

function uploaded(answer: unknown): Uploaded {
  const { secure_url, public_id, width, height } = (answer ?? {}) as Record<string, unknown>
  if (typeof secure_url !== 'string' || typeof public_id !== 'string') {
    throw Object.assign(new Error('an answer without secure_url or public_id'), { http_code: 200 })
  }
  return { url: secure_url, publicId: public_id, width: Number(width), height: Number(height) }
}
