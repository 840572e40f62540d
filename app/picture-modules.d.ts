/** Made by scripts/pictures/plugin.ts from the slots of content/media. */
declare module 'picture:og-default' {
  const url: string
  export default url
}

declare module 'picture:*?src' {
  const url: string
  export default url
}

declare module 'picture:*' {
  const picture: import('./ui/picture.tsx').PictureSource
  export default picture
}

/** The url of app/islands/entry.ts: see vite.config.ts. */
declare module 'virtual:islands-entry' {
  const url: string
  export default url
}

/** Made by scripts/pictures/icon-sprite.ts. */
declare module 'virtual:icon-sprite' {
  const url: string
  export default url
}

declare module 'virtual:panel-icon-sprite' {
  const url: string
  export default url
}
