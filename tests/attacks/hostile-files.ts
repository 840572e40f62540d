import { deflateSync } from 'node:zlib'
import { animatedGif, pngFile } from '#tests/sample-data/builders.ts'

const text = (content: string) => Buffer.from(content)
const script = '<script>alert(document.cookie)</script>'

/** None of these is a picture, whatever its name and its declared type say. */
export const noPictures: Record<string, Buffer> = {
  svg: text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  'svg with a prologue': text(`<?xml version="1.0"?><!DOCTYPE svg><svg>${script}</svg>`),
  html: text(`<!DOCTYPE html><html><body>${script}</body></html>`),
  pdf: text('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'),
  zip: Buffer.concat([text('PK\x03\x04'), Buffer.alloc(200, 7)]),
  program: Buffer.concat([text('MZ'), Buffer.alloc(200, 7)]),
  'shell script': text('#!/bin/sh\nrm -rf /\n'),
  php: text('<?php system($_GET["c"]); ?>'),
  tiff: Buffer.concat([text('II*\0'), Buffer.alloc(200, 0)]),
  bmp: Buffer.concat([text('BM'), Buffer.alloc(200, 0)]),
  avif: Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypavif'), Buffer.alloc(200, 0)]),
  'imagemagick script': text("push graphic-context\nfill 'url(https://evil.example)'\n"),
  'html behind a jpeg beginning': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    text(script),
  ]),
  'html behind a png beginning': Buffer.concat([text('\x89PNG\r\n\x1a\n'), text(script)]),
  'html behind a gif beginning': Buffer.concat([text('GIF89a'), text(script)]),
  'html behind a webp beginning': Buffer.concat([text('RIFF\x40\0\0\0WEBP'), text(script)]),
}

export const payload = 'CargaEscondida<script>alert(1)</script>PK'

/** A real picture with something else after its end. */
export const withPayload = (picture: Uint8Array) => Buffer.concat([picture, text(payload)])

/** 16000x16000 in Adam7 passes, which a decoder must hold whole: some 250 KB that need 256 MB. */
export function interlacedBomb(side = 16_000): Buffer {
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ]
  const size = passes.reduce((sum, [across = 1, down = 1]) => {
    const [width, height] = [Math.ceil(side / across), Math.ceil(side / down)]
    return sum + height * (1 + width)
  }, 0)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 1], 8)
  return pngFile(header, deflateSync(Buffer.alloc(size), { level: 1 }))
}

export const endlessGif = () => animatedGif({ width: 2000, height: 2000, frames: 6000 })
