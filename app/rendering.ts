import { createContext, useContext } from 'react'

/** What only the server knows while it renders a document. */
export type Rendering = {
  /** The text of the style sheet, to stand in the page itself. */
  styleSheet: string
  requestId: string
  /** Marks the inline scripts and styles that are ours: see server/html/content-security-policy.ts. */
  nonce: string
  islands: {
    entry: string
    /** In development alone. */
    refreshRuntime: string | undefined
  }
}

const RenderingContext = createContext<Rendering | null>(null)

export const RenderingProvider = RenderingContext

/** Null in the browser, which finds in the page what the server put there. */
export function useRendering(): Rendering | null {
  return useContext(RenderingContext)
}

/** Carries the nonce from the renderer to the server, which takes it off the answer. */
export const nonceHeader = 'x-render-nonce'
