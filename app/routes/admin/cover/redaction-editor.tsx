import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import type { AdminPhotoView } from '#app/routes/admin/photos/admin-photo-view.ts'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { adminWords } from '#content/admin.ts'
import { redactionWords as words } from '#content/redaction.ts'
import type { Redactability } from '#domain/photos/photo-store.ts'
import { type Redaction, sameRedactions } from '#domain/photos/redaction.ts'
import { coverLabel, isCovered } from './cover.ts'
import { FoundFaces } from './found-faces.tsx'
import { RedactionBox } from './redaction-box.tsx'
import { useFaceSearch } from './use-face-search.ts'
import { useRedactions } from './use-redactions.ts'

type RedactionEditorProps = {
  photo: AdminPhotoView
  /** The version that is edited. */
  seenUrl: string
  stored: Redaction[]
  redactability: Exclude<Redactability, 'impossible'>
  back: string
  action: string
  result: { failure: DialogMessage } | undefined
}

const tool = `${smallButtonClass} flex-col text-small sm:flex-row`

export function RedactionEditor(props: RedactionEditorProps) {
  const { photo, seenUrl, stored, redactability, back, action, result } = props
  const stage = useRef<HTMLDivElement>(null)
  const { covers, choice, redactions, selected, status, ...edit } = useRedactions(stage)
  const search = useFaceSearch(photo.large, edit.addFound)
  const [forgets, setForgets] = useState(false)
  const isFinal = forgets && redactions.length > 0
  const busy = useNavigation().state !== 'idle'

  // Only in the browser: the positions need style attributes, which the content security policy forbids in markup.
  const { setAll } = edit
  useEffect(() => setAll(stored), [setAll, stored])
  useEffect(() => followZoom(stage.current), [])
  const searchesAtOnce = useRef(false)
  useEffect(() => {
    if (searchesAtOnce.current || window.location.hash !== '#encontrar') return
    searchesAtOnce.current = true
    void search.find()
  }, [search])

  return (
    <>
      <p className="mt-2 max-w-3xl text-soft">{words.text}</p>
      <p id="cobrir-teclas" className="mt-1 hidden max-w-3xl text-small text-soft md:block">
        {words.keys}
      </p>
      <noscript>
        <p className="bubble mt-4 bg-well p-4">{words.needsScript}</p>
      </noscript>
      <div ref={stage} className="redaction-stage mt-4">
        {/* For pointers; keyboards use 'Adicionar'. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.place}
          className="block cursor-crosshair"
          onClick={({ clientX, clientY }) => edit.addAt({ clientX, clientY })}
        >
          <img
            src={photo.large}
            width={photo.width}
            height={photo.height}
            alt={words.photo(photo.nome)}
            draggable={false}
          />
        </button>
        <div role="application" aria-label={words.covers}>
          {covers.map((cover, index) => (
            <RedactionBox
              key={cover.key}
              cover={cover}
              number={index + 1}
              label={coverLabel(cover, { covers, choice })}
              isCovered={isCovered(cover, choice)}
              isSelected={cover.key === selected}
              stage={stage}
              onSelect={() => edit.select(cover.key)}
              onTap={() => edit.tap(cover.key)}
              onChange={(changed) => edit.change(cover.key, changed)}
              onRemove={() => edit.remove(cover.key)}
            />
          ))}
        </div>
      </div>
      <p className="mt-3 max-w-3xl text-small text-soft">
        {words[redactability]} {stored.length > 0 && words.alreadyCovered}
      </p>
      {redactability === 'reversible' && (
        <label className="needs-script flex min-h-11 cursor-pointer items-center gap-3">
          <input
            form="cobrir"
            type="checkbox"
            name="apagar-original"
            checked={forgets}
            onChange={(event) => setForgets(event.target.checked)}
            className="size-5 flex-none accent-brand"
          />
          {words.forget}
        </label>
      )}
      <Form
        id="cobrir"
        method="post"
        action={action}
        className="sticky-bar needs-script mt-auto! grid w-full gap-2! md:flex"
      >
        <input type="hidden" name="antes" value={seenUrl} />
        <input type="hidden" name="cobertos" value={JSON.stringify(redactions)} />
        <p role="status" className="font-semibold md:flex-1">
          {search.state === 'failed' ? words.notSearched : status}{' '}
          {words.count(redactions.length, covers.length - redactions.length)}
        </p>
        <FoundFaces
          search={search.state}
          onFind={() => void search.find()}
          foundAny={covers.some(({ isFound }) => isFound)}
          choice={choice}
          onChoose={edit.choose}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 sm:flex">
          <button type="button" id="cobrir-adicionar" className={tool} onClick={edit.addInMiddle}>
            {words.add}
          </button>
          <button
            type="button"
            className={tool}
            disabled={selected === null}
            onClick={() => edit.scaleSelected(1 / 1.25)}
          >
            {words.smaller}
          </button>
          <button
            type="button"
            className={tool}
            disabled={selected === null}
            onClick={() => edit.scaleSelected(1.25)}
          >
            {words.larger}
          </button>
          <button
            type="button"
            className={tool}
            disabled={selected === null}
            onClick={() => selected !== null && edit.remove(selected)}
          >
            {words.remove}
          </button>
          {stored.length > 0 && covers.length > 0 && (
            <button
              type="button"
              className={`${tool} col-span-full`}
              onClick={() => edit.setAll([], words.uncovered)}
            >
              {words.uncover}
            </button>
          )}
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <ButtonLink to={back} variant="quiet">
            {adminWords.cancel}
          </ButtonLink>
          <button
            type="submit"
            disabled={busy || (sameRedactions(stored, redactions) && !isFinal)}
            className={buttonClass('primary', 'disabled:opacity-50')}
          >
            {busy ? words.saving : words.save}
          </button>
        </div>
      </Form>
      <DismissibleMessage message={result?.failure} answer={result} />
    </>
  )
}

/** Handles keep their size on the screen while zooming, or they would hide the faces around them. */
function followZoom(stage: HTMLElement | null) {
  const viewport = window.visualViewport
  const tell = () => stage?.style.setProperty('--zoom', String(viewport?.scale ?? 1))
  viewport?.addEventListener('resize', tell)
  return () => viewport?.removeEventListener('resize', tell)
}
