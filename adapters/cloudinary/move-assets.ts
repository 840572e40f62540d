import type { CloudinaryClient } from './client.ts'
import { forEveryAsset } from './for-every-asset.ts'
import type { Asset } from './photo-urls.ts'

/**
 * Of which type a picture is while it is in the bin: delivered to nobody without our signature, in no size.
 * ('private' would not do: Cloudinary delivers the sizes of such pictures to everyone.)
 */
export const binType: Asset['type'] = 'authenticated'

export function inBin(asset: Asset): Asset {
  return { ...asset, type: binType }
}

/** A guarded picture is of that type anyway, and the site passes it on by its document alone: it stays. */
export function isMovable({ type }: Asset): boolean {
  return type !== binType
}

export type AssetMove = { asset: Asset; to: Asset['type'] }

/** Moves every picture that it can before it throws. One that is not there was moved before. */
export async function moveAssets(
  moves: AssetMove[],
  client: Pick<CloudinaryClient, 'changeType'>,
): Promise<void> {
  await forEveryAsset(moves, ({ asset, to }) => client.changeType(asset, to))
}
