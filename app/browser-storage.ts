/** What the admin area keeps in localStorage: see domain/admin/admin-auth.ts. */
export const adminAuthKey = 'adminAuth'

type Area = 'localStorage' | 'sessionStorage'

/** Also null if the browser denies storage (private windows, strict settings). */
export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function writeStorage(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // Denied: see readStorage.
  }
}
