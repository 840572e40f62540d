import type { MetaDescriptor } from 'react-router'
import { type Site, sharedHead } from '#app/page-meta.ts'
import { familyPage } from '#content/family.ts'

/**
 * What a preview of a link for families shows: neither the event's name nor a photo, because a message is also read by
 * those who do not open it. Not its URL either, which previews would follow.
 */
export function familyHead({ siteUrl, school, shareCard = null }: Site): MetaDescriptor[] {
  const description = familyPage.description(school.name)
  return [
    { name: 'robots', content: 'noindex' },
    ...sharedHead({ title: familyPage.title, description, siteUrl, school, shareCard }),
  ]
}
