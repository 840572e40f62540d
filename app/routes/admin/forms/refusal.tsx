type RefusalProps = { id?: string; text: string | false | null | undefined }

/** Always in the page, so that a screen reader announces what is written into it. */
export function Refusal({ id, text }: RefusalProps) {
  return (
    <p
      id={id}
      role="alert"
      className={text ? 'bubble bg-danger-tint px-4 py-3 font-semibold text-danger' : ''}
    >
      {text}
    </p>
  )
}
