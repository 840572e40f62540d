// How people stand: the arms of a figure, hip at (0, 0).
import type { Point } from './paper.ts'

/** Where an arm bends and ends, and how its hand is held; the left side, unless mirrored. */
export type Side = { elbow: Point; wrist: Point; hand: string }
export type Pose = { left: Side; right: Side; hold: Point }

const mirrored = (side: Side): Side => ({
  ...side,
  elbow: [-side.elbow[0], side.elbow[1]],
  wrist: [-side.wrist[0], side.wrist[1]],
})
const both = (left: Side, hold: Point = [0, -96]): Pose => ({ left, right: mirrored(left), hold })
const down: Side = { elbow: [-86, -62], wrist: [-76, 22], hand: 'rest' }
const raised: Side = { elbow: [-128, -194], wrist: [-148, -296], hand: 'wave' }
const hip: Side = { elbow: [-126, -74], wrist: [-62, -14], hand: 'grip' }
const forward: Side = { elbow: [-92, -60], wrist: [-32, -84], hand: 'grip' }

export const poses = {
  stand: both(down),
  cheer: both(raised),
  hips: both(hip),
  hold: both(forward),
  clap: both({ elbow: [-96, -72], wrist: [-14, -126], hand: 'rest' }),
  hands: both({ elbow: [-118, -92], wrist: [-170, -34], hand: 'grip' }),
  wave: { left: down, right: mirrored(raised), hold: [148, -330] },
  point: {
    left: hip,
    right: { elbow: [118, -168], wrist: [190, -236], hand: 'point' },
    hold: [190, -236],
  },
  offer: {
    left: down,
    right: { elbow: [104, -84], wrist: [168, -138], hand: 'offer' },
    hold: [192, -190],
  },
  toast: {
    left: down,
    right: { elbow: [114, -120], wrist: [130, -214], hand: 'grip' },
    hold: [132, -250],
  },
  sing: {
    left: { elbow: [-118, -110], wrist: [-184, -164], hand: 'offer' },
    right: { elbow: [104, -104], wrist: [56, -200], hand: 'grip' },
    hold: [44, -238],
  },
  hug: {
    left: { elbow: [-122, -160], wrist: [-196, -138], hand: 'rest' },
    right: down,
    hold: [0, 0],
  },
  strum: {
    left: { elbow: [-120, -90], wrist: [-176, -146], hand: 'grip' },
    right: { elbow: [104, -70], wrist: [26, -54], hand: 'rest' },
    hold: [-20, -72],
  },
  read: both({ elbow: [-128, -46], wrist: [-104, -106], hand: 'thumb' }, [0, -128]),
} satisfies Record<string, Pose>

export type PoseName = keyof typeof poses
