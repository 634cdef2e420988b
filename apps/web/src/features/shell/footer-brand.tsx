import { chakra } from '@chakra-ui/react';
import { BRAND, type SocialLink, type StoreLink } from '@kidcode/site';
import { Stack, styled } from '@kidcode/ui';

import { MenuLink } from './menu-parts';

/** The mark of another company's service, from one file for all pages; its name stands beside it or in the link's label. */
function SocialIcon({ mark }: { readonly mark: SocialLink['id'] | StoreLink['id'] }) {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true">
      <use href={`/icons/social.svg#${mark}`} />
    </svg>
  );
}
const Stores = styled('ul', {
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
});
const Social = styled('ul', {
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
});

/** Who we are, and where the school has them: the apps, and the places where it posts (D-56). */
export function FooterBrand() {
  const { name, tagline, appStores, social } = BRAND;
  return (
    <Stack gap={{ base: '2', md: '4' }} alignContent="start">
      <chakra.p
        display="flex"
        alignItems="center"
        gap="3"
        fontFamily="heading"
        fontSize="xl"
        fontWeight="600"
        css={{ '& > img': { width: '2.75rem', height: '2.75rem' } }}
      >
        <img src="/logo-dark.svg" alt="" width="44" height="44" loading="lazy" />
        {name}
      </chakra.p>
      <chakra.p maxWidth={{ md: '26ch' }} color="fg.quiet">
        {tagline}
      </chakra.p>
      {appStores.length > 0 && (
        <Stores>
          {appStores.map(({ id, title, href }) => (
            <li key={id}>
              <MenuLink link={{ title, href, external: true }} icon={<SocialIcon mark={id} />} />
            </li>
          ))}
        </Stores>
      )}
      {social.length > 0 && (
        <Social>
          {social.map(({ id, title, href }) => (
            <li key={id}>
              <a
                href={href}
                title={title}
                aria-label={`${name} on ${title} (opens in a new tab)`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <SocialIcon mark={id} />
              </a>
            </li>
          ))}
        </Social>
      )}
    </Stack>
  );
}
