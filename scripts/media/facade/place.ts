// Where things stand in the street, in world units (about 111 to the metre). Scenes only move a camera over it.

export const GROUND = 1000
export const KERB = 1120
export const HOUSE = {
  left: 200,
  right: 1160,
  cornice: 196,
  parapet: 132,
  crest: 92,
  awningTop: 606,
  awningEdge: 690,
} as const
export const LEFT_WINDOW = { x: 240, y: 676, w: 334, h: 232 } as const
export const DOOR = { x: 634, y: 700, w: 186, h: 282 } as const
export const RIGHT_WINDOW = { x: 884, y: 676, w: 240, h: 232 } as const
export const SIGN = { x: 268, y: 494, w: 664, h: 92 } as const
export const UPPER = [
  { x: 296, y: 258, w: 128, h: 180 },
  { x: 600, y: 240, w: 168, h: 226 },
  { x: 936, y: 258, w: 128, h: 180 },
] as const
