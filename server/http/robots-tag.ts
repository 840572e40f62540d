/** Children are in these pictures: no search engine may index them, and no AI model may learn from them. */
export const robotsTagOfPhotos = 'noindex, noimageindex, noai, noimageai'
