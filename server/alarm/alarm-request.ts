import { alarmWords } from '#content/alarm.ts'
import type { AlarmCondition, AlarmNews } from '#domain/alarms/alarm.ts'

/** 'good-backup' and 'test' are not alarms: the first is for services that expect a message every day. */
export type AlarmMessage =
  | { condition: AlarmCondition; news: AlarmNews; isAllOver: boolean }
  | { condition: 'good-backup' | 'test' }

/**
 * The request for an alarm in the form that ntfy, healthchecks.io and a plain webhook understand; null if the receiver
 * has no use for the message. The text names only the site.
 */
export function alarmRequest(
  alarmUrl: string,
  siteUrl: string,
  message: AlarmMessage,
): { url: string; init: RequestInit } | null {
  const url = new URL(alarmUrl)
  const isHealthchecks = isHealthchecksUrl(url)
  if (message.condition === 'good-backup' && !isHealthchecks) return null
  if (isHealthchecks) url.pathname = url.pathname.replace(/\/$/, '') + healthchecksSignal(message)
  const state = stateOf(message)
  const headers: Record<string, string> = {
    'content-type': 'text/plain; charset=utf-8',
    // Read by ntfy.
    title: alarmWords.title[state],
    priority: state === 'raised' ? 'high' : 'default',
    tags: ntfyTags[state],
    // For a custom webhook.
    'x-alarm': message.condition,
    'x-alarm-state': state,
  }
  // fetch refuses a URL with a password in it.
  if (url.username) {
    const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`
    url.username = ''
    url.password = ''
  }
  const body = `${new URL(siteUrl).host}: ${sentenceOf(message)}`
  return { url: url.href, init: { method: 'POST', headers, body, redirect: 'manual' } }
}

const ntfyTags = { raised: 'rotating_light', over: 'white_check_mark', test: 'test_tube' }

function stateOf(message: AlarmMessage): AlarmNews | 'test' {
  if ('news' in message) return message.news
  return message.condition === 'test' ? 'test' : 'over'
}

/** hc-ping.com, or a self-hosted server, whose ping URLs begin with /ping/. */
function isHealthchecksUrl({ hostname, pathname }: URL): boolean {
  return hostname === 'hc-ping.com' || /^\/ping\/[\w-]+/.test(pathname)
}

/** A check is up or down: it is up again when every alarm is over. */
function healthchecksSignal(message: AlarmMessage): string {
  if (message.condition === 'test') return '/log'
  if (!('news' in message)) return ''
  if (message.news === 'raised') return '/fail'
  return message.isAllOver ? '' : '/log'
}

function sentenceOf(message: AlarmMessage): string {
  if ('news' in message) return alarmWords.sentence(message.condition, message.news)
  return message.condition === 'test' ? alarmWords.test : alarmWords.goodBackup
}
