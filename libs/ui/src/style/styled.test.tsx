import { chakra as chakrasOwn, ChakraProvider, defaultSystem } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ElementType, type ReactElement } from 'react';

import { mount } from '../../test/mount';
import { chakra as ours } from './styled';

type Factory = typeof chakrasOwn;
const factories = { chakra: chakrasOwn, ours: ours as unknown as Factory };

/** What a browser shows: the elements, and the rules that were written for them. */
function shown(make: (factory: Factory) => ReactElement, factory: Factory) {
  const sheet = document.createElement('div');
  const cache = createCache({ key: 'css', container: sheet, speedy: false });
  const { host, unmount } = mount(
    <CacheProvider value={cache}>
      <ChakraProvider value={defaultSystem}>{make(factory)}</ChakraProvider>
    </CacheProvider>,
  );
  const html = host.innerHTML;
  const rules = [...sheet.querySelectorAll('style')].map(({ textContent }) => textContent);
  unmount();
  return { html, rules: rules.filter((rule) => rule.includes('.css-')).sort() };
}

const recipe = {
  base: { padding: '4', color: 'fg', _hover: { color: 'red.500' }, '& > svg': { width: '1em' } },
  variants: {
    size: { small: { fontSize: 'sm' }, large: { fontSize: 'xl', padding: { base: '6', md: '8' } } },
    isOpen: { true: { display: 'grid' }, false: { display: 'none' } },
  },
  defaultVariants: { size: 'small' },
  compoundVariants: [{ size: 'large', isOpen: true, css: { opacity: '0.5' } }],
} as const;

/** Passes on what it is given, as a router's link does. */
const Link = ({ to, className, children }: { to: string; className?: string; children?: string }) => (
  <a href={to} className={className}>
    {children}
  </a>
);

/** The components are made once for each factory, as modules do. */
const cases: readonly (readonly [string, (make: Factory) => (factory: Factory) => ReactElement])[] = [
  [
    'variants, their defaults and what two of them mean together',
    (make) => {
      const Item = make('li', recipe as never) as ElementType;
      return () => (
        <ul>
          <Item>default</Item>
          <Item size="large">large</Item>
          <Item size="large" isOpen>
            both
          </Item>
          <Item isOpen={false} data-kind="x" aria-label="shut" id="a" />
          <Item size={undefined}>not said</Item>
        </ul>
      );
    },
  ],
  [
    'style properties, at widths of the screen too, and `css` beside them',
    (make) => {
      const Box = make('div', { base: { margin: '1', padding: '2' } }) as ElementType;
      return ({ section: Section }) => (
        <Section padding={{ base: '1', md: '3' }} display={['none', 'grid']}>
          <Box padding="4" css={{ margin: '2', '--step': 3 }} title="t" />
          <Box css={[{ margin: '3' }, { color: 'blue.500' }]} colorPalette="red" className="own" />
          <Box />
        </Section>
      );
    },
  ],
  [
    'a component styled once more, and a component of somebody else',
    (make) => {
      const Root = make('table', { base: { width: 'full', fontSize: 'sm' } });
      const Stacked = make(Root as never, { base: { fontSize: 'md' } } as never) as ElementType;
      const Styled = make(Link, { base: { color: 'red.500' } }) as ElementType;
      const Twice = make(
        Styled as never,
        { variants: { quiet: { true: { color: 'fg' } } } } as never,
      ) as ElementType;
      return () => (
        <>
          <Stacked />
          <Styled to="/a">a</Styled>
          <Twice to="/b" quiet className="plain">
            b
          </Twice>
        </>
      );
    },
  ],
  [
    'another element, the element inside, and a drawing',
    (make) => {
      const Card = make('div', { base: { padding: '2' } }) as ElementType;
      const Path = make('path', { base: { fill: 'red.500' } }) as ElementType;
      return () => (
        <>
          <Card as="section">as</Card>
          <Card asChild className="outer" onClick={() => undefined}>
            <a href="/x" className="inner">
              child
            </a>
          </Card>
          <svg>
            <Path d="M0 0h9" />
          </svg>
        </>
      );
    },
  ],
];

describe('the factory of the site writes what the one of Chakra writes', () => {
  it.each(cases)('%s', (_, make) => {
    const [theirs, own] = [
      shown(make(factories.chakra), factories.chakra),
      shown(make(factories.ours), factories.ours),
    ];
    expect(theirs.rules.length).toBeGreaterThan(1);
    expect(own).toEqual(theirs);
  });

  it('hands on the element it shows', () => {
    const Field = factories.ours('input', { base: { padding: '1' } }) as ElementType;
    const seen: unknown[] = [];
    shown(() => <Field ref={(element: unknown) => void seen.push(element)} />, factories.ours);
    expect(seen[0]).toBeInstanceOf(HTMLInputElement);
  });

  it('and asks for an element inside where it is to be one', () => {
    const Card = factories.ours('div', {}) as ElementType;
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => shown(() => <Card asChild>words</Card>, factories.ours)).toThrow(/needs an element/);
    quiet.mockRestore();
  });
});
