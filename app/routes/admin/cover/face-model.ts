import { type CompiledModel, loadAndCompile, loadLiteRt, Tensor } from '@litertjs/core'
import ModuleFactory from '@litertjs/core/wasm/litert_wasm_compat_internal.js'
import runtimeUrl from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url'
import modelUrl from '@mediapipe/face_detection/face_detection_full_range.tflite?url'
import type { ModelOutput } from '#domain/faces/decode-faces.ts'
import { tileSide } from '#domain/faces/search-tiles.ts'

export type FaceModel = (pixels: Float32Array<ArrayBuffer>) => Promise<ModelOutput>

/** For a module worker: the full-range face detector of MediaPipe, on the processor. */
export async function loadFaceModel(): Promise<FaceModel> {
  Object.assign(self, {
    // LiteRT gets its runtime by `importScripts`, which module workers refuse. It is imported above instead.
    importScripts: () => Object.assign(self, { ModuleFactory }),
    // It writes its log as errors.
    Module: { locateFile: () => runtimeUrl, printErr: () => {} },
  })
  // It would start the graphics card, or complain that there is none.
  Object.defineProperty(navigator, 'gpu', { value: noGraphics })
  await loadLiteRt('litert.js')
  const model = await loadAndCompile(modelUrl, { accelerator: 'wasm' })
  return (pixels) => run(model, pixels)
}

const noGraphics = {
  requestAdapter: async () => ({
    limits: {},
    features: new Set(),
    requestDevice: async () => null,
  }),
}

async function run(model: CompiledModel, pixels: Float32Array<ArrayBuffer>): Promise<ModelOutput> {
  const input = new Tensor(pixels, [1, tileSide, tileSide, 3])
  const outputs = await model.run(input)
  const [boxes, scores] = await Promise.all(outputs.map((output) => output.data()))
  for (const tensor of [input, ...outputs]) tensor.delete()
  if (!boxes || !scores) throw new Error('the face model has another shape')
  return { boxes, scores } as { boxes: Float32Array; scores: Float32Array }
}
