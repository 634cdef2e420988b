import { chakra } from '@chakra-ui/react';
import { BRAND } from '@kidcode/site';
import { VisuallyHidden } from '@kidcode/ui';

import { SocialIcon } from './social-icon';

const Root = chakra('div', {
  base: { display: 'grid', gap: { base: '2', md: '4' }, alignContent: 'start' },
});
const Name = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: '600',
    '& > img': { width: '2.75rem', height: '2.75rem' },
  },
});
const Tagline = chakra('p', { base: { maxWidth: { md: '26ch' }, color: 'fg.quiet' } });
const Stores = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { sm: 'wrap' },
    gap: '2',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'control',
      borderWidth: '2px',
      borderColor: 'line.strong',
      fontSize: { base: 'xs', sm: 'sm' },
      lineHeight: '1.2',
      fontWeight: '700',
      whiteSpace: { sm: 'nowrap' },
      _hover: { borderColor: 'fg.ink' },
    },
  },
});
const Social = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: '-0.75rem',
    '& a': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      _hover: { background: 'bg.raised', color: 'accent.text' },
    },
  },
});

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** Who we are, the apps, and the seven places where we post. */
export function FooterBrand() {
  return (
    <Root>
      <Name>
        <img src="/logo-dark.svg" alt="" width="44" height="44" loading="lazy" />
        {BRAND.name}
      </Name>
      <Tagline>{BRAND.tagline}</Tagline>
      <Stores>
        {BRAND.appStores.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href} {...newTab}>
              <SocialIcon mark={id} />
              {title}
              <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </Stores>
      <Social>
        {BRAND.social.map(({ id, title, href }) => (
          <li key={id}>
            <a
              href={href}
              title={title}
              aria-label={`${BRAND.name} on ${title} (opens in a new tab)`}
              {...newTab}
            >
              <SocialIcon mark={id} />
            </a>
          </li>
        ))}
      </Social>
    </Root>
  );
}
