import { createContext, useContext } from 'react'

/** Known only on the server, while it renders a document. */
export type Rendering = {
  /** The text of the style sheet, inlined in the page. */
  styleSheet: string
  requestId: string
  /** Marks the inline scripts and styles that are ours: see server/html/content-security-policy.ts. */
  nonce: string
  islands: {
    entry: string
    /** Only in development. */
    refreshRuntime: string | undefined
  }
}

const RenderingContext = createContext<Rendering | null>(null)

export const RenderingProvider = RenderingContext

/** Null in the browser, which keeps what the server rendered. */
export function useRendering(): Rendering | null {
  return useContext(RenderingContext)
}

/** Carries the nonce from the renderer to the server, which removes it from the response. */
export const nonceHeader = 'x-render-nonce'
