import { BRANCHES, DEFAULT_BRANCH } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { SCHEME_COLORS } from '@kidcode/ui';

/** What a device shows of the site on its home screen; the icons are the school's own files. */
export const webManifest = (): string =>
  `${JSON.stringify(
    {
      name: BRAND.name,
      short_name: BRAND.name,
      description: BRAND.tagline,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: BRANCHES[DEFAULT_BRANCH].accent.light.solid,
      background_color: SCHEME_COLORS.light.paper,
      categories: ['education', 'kids'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;
