import { Icon } from '#app/ui/icon.tsx'

type PauseButtonProps = { playing: boolean; onToggle: () => void; className?: string }

export function PauseButton({ playing, onToggle, className = '' }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={playing ? 'Pausar apresentação automática' : 'Iniciar apresentação automática'}
      className={`motion-control grid size-11 cursor-pointer place-items-center rounded-full bg-well text-text ${className}`}
    >
      <Icon name={playing ? 'pause' : 'play'} className="size-5" />
    </button>
  )
}

type DotsProps = { count: number; index: number; label: string; onShow: (index: number) => void }

export function Dots({ count, index, label, onShow }: DotsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap">
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={dot}
          type="button"
          aria-label={`Mostrar ${dot + 1} de ${count}`}
          aria-current={dot === index || undefined}
          onClick={() => onShow(dot)}
          className="group grid size-11 cursor-pointer place-items-center"
        >
          <span className="carousel-dot bubble h-3 w-3 bg-field [--bubble:0.5rem] group-aria-[current]:w-8 group-aria-[current]:bg-accent-fill" />
        </button>
      ))}
    </div>
  )
}
