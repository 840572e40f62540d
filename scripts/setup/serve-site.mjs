import { join } from 'node:path'
import { runOnPinnedNode } from './pinned-node.mjs'
import { root } from './root.mjs'

/**
 * V8 and the C library read these when a process starts. Without them new objects take up to 100 MB under load, and
 * the memory of fifty photos is released slowly. docs/decisions/012-no-surgery-on-dependencies.md has the figures.
 * scripts/release/run.sh sets the same values.
 */
export const nodeFlags = ['--max-semi-space-size=8']
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Serves the last build on the pinned Node until it exits. */
export function serveSite() {
  runOnPinnedNode([...nodeFlags, join(root, 'build/server/main.js')], mallocSettings)
}
