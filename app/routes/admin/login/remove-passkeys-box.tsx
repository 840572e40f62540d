import { recoveryWords } from '#content/people.ts'

/** For whoever has lost the device. */
export function RemovePasskeysBox() {
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="chaves"
          value="apagar"
          aria-describedby="chaves-dica"
          className="size-6 flex-none"
        />
        {recoveryWords.passkeys}
      </label>
      <p id="chaves-dica" className="text-small text-soft">
        {recoveryWords.passkeysHint}
      </p>
    </div>
  )
}
