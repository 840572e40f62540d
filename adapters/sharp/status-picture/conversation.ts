import type { OverlayOptions } from 'sharp'
import type { StatusPicture } from '#domain/status-picture.ts'
import { ink, type Palette, sun } from './palette.ts'
import { bubble } from './shapes.ts'
import { type Block, textBlock } from './text-block.ts'

type Frame = { side: number; top: number; bottom: number }
type Drawn = { shapes: string[]; blocks: OverlayOptions[] }

/** Sizes at the scale 1. */
const sizes = {
  status: { title: 148, facts: 52, eyebrow: 40, greeting: 76, call: 56, pad: 68, gap: 54 },
  quadrado: { title: 104, facts: 42, eyebrow: 32, greeting: 52, call: 42, pad: 52, gap: 40 },
}
const scales = [1.15, 1.08, 1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5]
/** Greeting and answer stay readable beside a long text. */
const smallestTalk = 0.85

/** Three bubbles, one below the other: the greeting, the news, and the answer on the right. */
export async function conversation(
  picture: StatusPicture,
  palette: Palette,
  frame: Frame,
): Promise<Drawn> {
  const room = frame.bottom - frame.top
  for (const scale of scales) {
    const parts = await measured(picture, palette, frame, scale)
    if (parts.height > room && scale !== scales.at(-1)) continue
    // A photo is above, so the bubbles begin at it; otherwise they are in the middle of what is free.
    const top = picture.photo ? frame.top : frame.top + Math.max(0, (room - parts.height) * 0.42)
    return placed(picture, palette, frame, parts, Math.round(top))
  }
  throw new Error('no scale')
}

type Parts = Awaited<ReturnType<typeof measured>>

async function measured(
  { shape, words, photo }: StatusPicture,
  palette: Palette,
  { side }: Frame,
  scale: number,
) {
  const size = sizes[shape]
  const of = (name: 'title' | 'facts' | 'eyebrow' | 'pad') => Math.round(size[name] * scale)
  const talk = (name: 'greeting' | 'call') =>
    Math.round(size[name] * Math.min(1, Math.max(scale, smallestTalk)))
  const width = 1080 - 2 * side
  const pad = of('pad')
  const inner = width - 2 * pad
  const isMarked = words.mark !== null
  const one = (text: string, weight: 500 | 700 = 700) => [{ text, weight }]
  const eyebrow = words.eyebrow
    ? await textBlock({
        lines: one(words.eyebrow),
        font: 'text',
        size: of('eyebrow'),
        color: palette.newsSoft,
        maxWidth: isMarked ? Math.round(inner * 0.6) : inner,
      })
    : null
  const title = await textBlock({
    lines: one(words.title),
    font: 'display',
    size: Math.round(of('title') * (photo ? 0.85 : 1)),
    color: palette.newsText,
    maxWidth: inner,
  })
  const facts =
    words.facts.length > 0
      ? await textBlock({
          lines: words.facts.map((text, index) => ({ text, weight: index === 0 ? 700 : 500 })),
          font: 'text',
          size: of('facts'),
          color: palette.newsSoft,
          maxWidth: inner,
        })
      : null
  const greeting = await textBlock({
    lines: one(words.greeting),
    font: 'display',
    size: talk('greeting'),
    color: palette.greetingText,
    maxWidth: Math.round(width * 0.7),
  })
  // A square with a photo has no room for it.
  const call =
    photo && shape === 'quadrado'
      ? null
      : await textBlock({
          lines: one(words.call),
          font: 'display',
          size: talk('call'),
          color: ink,
          maxWidth: Math.round(width * 0.78),
        })
  const mark = words.mark
    ? await textBlock({
        lines: one(words.mark),
        font: 'display',
        size: Math.round(size.eyebrow * 1.1),
        color: '#ffffff',
        maxWidth: Math.round(width * 0.45),
      })
    : null
  const { gap } = size
  const small = { x: Math.round(talk('greeting') * 0.62), y: Math.round(talk('greeting') * 0.5) }
  const newsHeight =
    pad +
    (eyebrow ? eyebrow.height + Math.round(pad * 0.5) : 0) +
    title.height +
    (facts ? Math.round(pad * 0.85) + facts.height : 0) +
    pad
  const greetingHeight = greeting.height + 2 * small.y
  const callHeight = call ? gap + call.height + 2 * small.y : 0
  // Room for the tails, which hang below their bubbles.
  const height = greetingHeight + gap + newsHeight + callHeight + 34
  return { eyebrow, title, facts, greeting, call, mark, pad, gap, small, width, height, newsHeight }
}

function placed(
  { shape }: StatusPicture,
  palette: Palette,
  { side }: Frame,
  parts: Parts,
  top: number,
): Drawn {
  const { eyebrow, title, facts, greeting, call, mark, pad, gap, small, width, newsHeight } = parts
  const blocks: OverlayOptions[] = []
  const put = (block: Block, left: number, at: number) =>
    blocks.push({ input: block.input, left: Math.round(left), top: Math.round(at) })
  const shapes: string[] = []

  const hello = {
    left: side,
    top,
    width: greeting.width + 2 * small.x,
    height: greeting.height + 2 * small.y,
  }
  shapes.push(bubble(hello, palette.greeting, { radius: shape === 'status' ? 44 : 34 }))
  put(greeting, hello.left + small.x, hello.top + small.y)

  const news = { left: side, top: hello.top + hello.height + gap, width, height: newsHeight }
  shapes.push(bubble(news, palette.news, { radius: shape === 'status' ? 64 : 52 }))
  let y = news.top + pad
  if (eyebrow) {
    put(eyebrow, side + pad, y)
    y += eyebrow.height + Math.round(pad * 0.5)
  }
  put(title, side + pad, y)
  y += title.height
  if (facts) put(facts, side + pad, y + Math.round(pad * 0.85))

  if (mark) {
    const padding = { x: 34, y: 24 }
    const box = { width: mark.width + 2 * padding.x, height: mark.height + 2 * padding.y }
    const left = side + width - box.width - Math.round(pad * 0.6)
    const at = news.top - Math.round(box.height / 2)
    shapes.push(
      `<rect x="${left}" y="${at}" width="${box.width}" height="${box.height}" rx="${box.height / 2}" fill="#d3242c"/>`,
    )
    put(mark, left + padding.x, at + padding.y)
  }

  if (!call) return { shapes, blocks }
  const answer = {
    left: 0,
    top: news.top + news.height + gap,
    width: call.width + 2 * small.x,
    height: call.height + 2 * small.y,
  }
  answer.left = side + width - answer.width
  shapes.push(bubble(answer, sun, { radius: shape === 'status' ? 44 : 34, tail: 'right' }))
  put(call, answer.left + small.x, answer.top + small.y)
  return { shapes, blocks }
}
