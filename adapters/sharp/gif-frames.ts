const extension = 0x21
const frame = 0x2c
const trailer = 0x3b
const padding = 0x00

/**
 * How many frames a GIF has; null if it ends before its trailer. The decoder reads a truncated animation as a shorter
 * one.
 */
export function gifFrames(gif: Uint8Array): number | null {
  let frames = 0
  let at = 13 + colourTableBytes(gif[10])
  while (at < gif.length) {
    const block = gif[at]
    if (block === trailer) return frames
    if (block === extension) at = endOfSubBlocks(gif, at + 2)
    else if (block === frame) {
      at = endOfSubBlocks(gif, at + 11 + colourTableBytes(gif[at + 9]))
      frames += 1
    } else if (block === padding) at += 1
    else return null
  }
  return null
}

function colourTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function endOfSubBlocks(gif: Uint8Array, start: number): number {
  let at = start
  while (gif[at]) at += 1 + (gif[at] ?? 0)
  return at + 1
}
