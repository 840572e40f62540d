import type { ComponentType } from 'react'
import { inlineJson } from '#app/inline-json.ts'
import type { IslandName, islands } from './islands.ts'

type Component<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name][0]>>['default']

type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

/** Props are sent to the browser as JSON: a function or a `Date` among them does not compile. */
export type JsonProps<Part> = Part extends (props: infer Props) => unknown
  ? unknown extends Props
    ? object
    : Props extends JsonObject
      ? Props
      : never
  : never

/** A part of a public page that React hydrates separately. `name` is its key in islands.ts. */
export function island<Name extends IslandName>(name: Name, Part: Component<Name>) {
  const Rendered = Part as ComponentType<object>

  return function Island(props: JsonProps<Component<Name>>) {
    return (
      <>
        <div data-island={name} className="contents">
          <Rendered {...props} />
        </div>
        {/* oxlint-disable-next-line react/no-danger -- JSON, which the browser does not run */}
        <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(props) }} />
      </>
    )
  }
}
