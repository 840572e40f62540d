import { createContext, useContext } from 'react'

/** What only the server knows while it renders a document. */
export type Rendering = {
  /** The text of the style sheet, to stand in the page itself. */
  styleSheet: string
  requestId: string
  /** Secret of this one rendering; see server/documents.ts. */
  mark: string
}

const RenderingContext = createContext<Rendering | null>(null)

export const RenderingProvider = RenderingContext

/** Null in the browser, which finds in the page what the server put there. */
export function useRendering(): Rendering | null {
  return useContext(RenderingContext)
}

/** Carries the mark from the renderer to the server, which takes it off the answer. */
export const renderMarkHeader = 'x-render-mark'
