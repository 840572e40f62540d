/** The JavaScript half of LiteRT's runtime, which the package ships without types. */
declare module '@litertjs/core/wasm/litert_wasm_compat_internal.js' {
  const ModuleFactory: (module: object) => Promise<unknown>
  export default ModuleFactory
}
