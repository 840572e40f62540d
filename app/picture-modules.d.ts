/** Made by scripts/pictures/plugin.ts from the slots of content/media. */
declare module 'picture:og-default' {
  const address: string
  export default address
}

declare module 'picture:*?src' {
  const address: string
  export default address
}

declare module 'picture:*' {
  const picture: import('./ui/picture.tsx').PictureSource
  export default picture
}

/** The address of app/islands/entry.ts: see vite.config.ts. */
declare module 'virtual:islands-entry' {
  const address: string
  export default address
}

/** Made by scripts/pictures/icon-sprite.ts. */
declare module 'virtual:icon-sprite' {
  const address: string
  export default address
}

declare module 'virtual:panel-icon-sprite' {
  const address: string
  export default address
}
