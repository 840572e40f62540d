import { Icon } from '#app/ui/icon.tsx'

type CarouselControlsProps = {
  count: number
  /** What the dots choose. */
  label: string
  className?: string
}

/** Before the slides in the markup, for the keyboard; turn-carousels.ts makes them work. */
export function CarouselControls({ count, label, className = '' }: CarouselControlsProps) {
  return (
    <div className={`needs-script flex items-center gap-2 ${className}`}>
      <PauseButton />
      <div role="group" aria-label={label} className="flex flex-wrap">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            aria-label={`Mostrar ${dot + 1} de ${count}`}
            aria-current={dot === 0 || undefined}
            className="group grid size-11 cursor-pointer place-items-center"
          >
            <span className="carousel-dot bubble h-3 w-3 bg-field [--bubble:0.5rem] group-aria-[current]:w-8 group-aria-[current]:bg-accent-fill" />
          </button>
        ))}
      </div>
    </div>
  )
}

/** Shows what a press will do. */
export function PauseButton({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      data-paused={false}
      className={`motion-control group grid size-11 cursor-pointer place-items-center rounded-full bg-well text-text ${className}`}
    >
      <span className="group-data-[paused=true]:hidden">
        <Icon name="pause" className="size-5" />
        <span className="sr-only">Pausar apresentação automática</span>
      </span>
      <span className="hidden group-data-[paused=true]:block">
        <Icon name="play" className="size-5" />
        <span className="sr-only">Iniciar apresentação automática</span>
      </span>
    </button>
  )
}
