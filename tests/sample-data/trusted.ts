import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'

/** For tests of what is deleted when. The site gets such a moment only from its trusted clock. */
export const trusted = (moment: Date | number) => new Date(moment) as TrustedMoment
