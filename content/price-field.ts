/** Below the field of a price. */
export const priceFieldWords = {
  shown: (price: string) => `No site: ${price}`,
}
