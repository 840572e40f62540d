/**
 * Names in robots.txt of crawlers that collect for the training of AI models. Read on 18 November 2026: the vendors'
 * own pages, and github.com/ai-robots-txt/ai.robots.txt for those that have none. Crawlers of search engines, of link
 * previews (facebookexternalhit, WhatsApp) and of people's own requests are left out on purpose.
 */
export const trainingCrawlers: readonly string[] = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGLM-Spider',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'Cotoyogi',
  'DeepSeekBot',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GoogleOther-Image',
  'GPTBot',
  'ICC-Crawler',
  'ImagesiftBot',
  'img2dataset',
  'laion-huggingface-processor',
  'LAIONDownloader',
  'Meta-ExternalAgent',
  'omgilibot',
  'PanguBot',
  'SBIntuitionsBot',
  'TikTokSpider',
  'Timpibot',
  'VelenPublicWebCrawler',
  'Webzio-Extended',
  'YandexAdditional',
]
