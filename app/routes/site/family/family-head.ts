import type { MetaDescriptor } from 'react-router'
import { type Site, sharedHead } from '#app/page-meta.ts'
import { familyPage } from '#content/family.ts'

/**
 * What the preview of a family link shows: neither the event's name nor a photo, because a message is also read by
 * people who do not open the link. No URL either, because previews would follow it.
 */
export function familyHead({ siteUrl, school, shareCard = null }: Site): MetaDescriptor[] {
  const description = familyPage.description(school.name)
  return [
    { name: 'robots', content: 'noindex' },
    ...sharedHead({ title: familyPage.title, description, siteUrl, school, shareCard }),
  ]
}
