import { mergeProps, mergeRefs, useChakraContext } from '@chakra-ui/react';
import isHtmlAttributeModule from '@emotion/is-prop-valid';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles, type EmotionCache } from '@emotion/utils';
import {
  Children,
  createElement,
  isValidElement,
  useInsertionEffect,
  type ElementType,
  type ReactElement,
  type Ref,
} from 'react';

type Props = Readonly<Record<string, unknown>>;
type System = ReturnType<typeof useChakraContext>;
type Recipe = Omit<ReturnType<System['cva']>, 'merge'> & { merge(other: Recipe): Recipe };
type ForwardTest = (prop: string, variantKeys?: readonly string[]) => boolean;

interface StyledOptions {
  forwardProps?: string[];
  shouldForwardProp?: ForwardTest;
  readonly defaultProps?: Props;
  readonly forwardAsChild?: boolean;
  readonly label?: string;
  readonly target?: string;
}

interface Styled {
  (props: Props): ReactElement;
  displayName?: string;
  __emotion_real?: Styled;
  __emotion_base?: ElementType;
  __emotion_forwardProp?: ForwardTest | undefined;
  __emotion_cva?: RecipeConfig;
}

/** A recipe as written, or one that the system has made of it. */
type RecipeConfig = Parameters<System['cva']>[0] & { readonly __cva__?: true };

/** What a property of a styled element is; found out once for each name. */
type Kind = 'forwarded' | 'variant' | 'style' | 'html' | 'dropped';

/** What one component is in one system. */
interface Resolved {
  readonly recipe: Recipe;
  readonly kinds: Map<string, Kind>;
  /** The styles of every combination of variants and style properties that was asked for. */
  readonly looks: Map<string, SerializedStyles>;
}

const isHtmlAttribute: (prop: string) => boolean =
  (isHtmlAttributeModule as unknown as { default?: (prop: string) => boolean }).default ??
  isHtmlAttributeModule;

const HTML_PROPS = new Set(['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate']);

/** Attributes of drawings that are also the names of style properties. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

const IS_BROWSER = typeof document !== 'undefined';
const isStyled = (tag: ElementType | Styled): tag is Styled => (tag as Styled).__emotion_real === tag;

/** Which properties go on to the element: by the options, by those of what is styled once more, else what HTML knows. */
function forwardTest(tag: ElementType | Styled, options: StyledOptions, system: System): ForwardTest {
  const named = options.forwardProps;
  const own: ForwardTest | undefined =
    options.shouldForwardProp ??
    (named &&
      ((prop, variantKeys) =>
        named.includes(prop) || (!variantKeys?.includes(prop) && !system.isValidProperty(prop))));
  const before = isStyled(tag) ? tag.__emotion_forwardProp : undefined;
  if (own && before) return (prop) => before(prop) && own(prop);
  const test = own ?? before;
  if (test) return test;
  const isPlain = typeof tag === 'string' && tag.charCodeAt(0) > 96;
  return (prop, variantKeys) =>
    (isPlain ? isHtmlAttribute(prop) : prop !== 'theme') &&
    !variantKeys?.includes(prop) &&
    !system.isValidProperty(prop);
}

function kindOf(prop: string, recipe: Recipe, forwards: ForwardTest, system: System): Kind {
  const variants = recipe.variantKeys as readonly string[];
  if (forwards(prop, variants)) return HTML_PROPS.has(prop) ? 'html' : 'forwarded';
  if (variants.includes(prop)) return 'variant';
  if (system.isValidProperty(prop)) return 'style';
  return HTML_PROPS.has(prop) ? 'html' : 'dropped';
}

const listOf = (css: unknown): object[] =>
  [css].flat(2).filter((each): each is object => typeof each === 'object' && each !== null);

/** The styles of these variants and style properties, as Chakra makes them. */
function lookOf(
  { recipe }: Resolved,
  system: System,
  variants: Props,
  { css, ...styles }: Props,
  inherited: readonly string[],
): SerializedStyles {
  const base = (recipe as unknown as (variants: Props) => object)(variants);
  const own = system.css(...([base, ...listOf(css), styles] as Parameters<System['css']>));
  return serializeStyles([own, ...inherited] as Parameters<typeof serializeStyles>[0]);
}

function useInserted(cache: EmotionCache, look: SerializedStyles, isPlain: boolean): void {
  // Whoever styles a component once more finds these styles by the name of their class.
  registerStyles(cache, look, isPlain);
  if (!IS_BROWSER) insertStyles(cache, look, isPlain);
  useInsertionEffect(() => {
    insertStyles(cache, look, isPlain);
  }, [cache, look, isPlain]);
}

/** `asChild`: the styles and properties go to the one element inside. */
function asItsChild(props: Props, own: Record<string, unknown>, ref: Ref<unknown> | undefined): ReactElement {
  const children = props['children'] as ReactElement;
  const child = isValidElement(children)
    ? Children.only(children)
    : Children.toArray(children).find((each) => isValidElement(each));
  if (!child) throw new Error('styled: `asChild` needs an element inside');
  const inside = child.props as Props;
  const merged = mergeProps({ ...own, children: null }, inside) as Record<string, unknown>;
  merged['ref'] = mergeRefs(ref, inside['ref'] as Ref<unknown>);
  return createElement(child.type as ElementType, merged);
}

function makeStyled(tag: ElementType | Styled, config: RecipeConfig = {}, given: StyledOptions = {}): Styled {
  const drawn = typeof tag === 'string' && Object.hasOwn(DRAWN, tag) ? DRAWN[tag] : undefined;
  const options: StyledOptions = drawn
    ? { ...given, forwardProps: [...(given.forwardProps ?? []), ...drawn] }
    : given;
  const baseTag = (isStyled(tag) && tag.__emotion_base) || (tag as ElementType);
  const keepsAsChild = options.forwardAsChild === true || options.forwardProps?.includes('asChild') === true;
  const perSystem = new WeakMap<System, Resolved & { readonly forwards: ForwardTest }>();

  const resolvedIn = (system: System) => {
    let resolved = perSystem.get(system);
    if (!resolved) {
      const made = (each: RecipeConfig) => (each.__cva__ ? each : system.cva(each)) as Recipe;
      const before = isStyled(tag) ? tag.__emotion_cva : undefined;
      const recipe = before ? made(before).merge(made(config)) : made(config);
      const forwards = forwardTest(tag, options, system);
      resolved = { recipe, forwards, kinds: new Map(), looks: new Map() };
      perSystem.set(system, resolved);
    }
    return resolved;
  };

  const Element: Styled = (inProps) => {
    const system = useChakraContext();
    const cache = useEmotionCache() as EmotionCache;
    const resolved = resolvedIn(system);
    const { recipe, kinds, looks, forwards } = resolved;
    const props = options.defaultProps ? { ...options.defaultProps, ...inProps } : inProps;
    const own: Record<string, unknown> = {};
    const variants: Record<string, unknown> = {};
    const styles: Record<string, unknown> = {};
    let as: unknown;
    let key = '';
    for (const prop in props) {
      const value = props[prop];
      if (value === undefined || prop === 'ref') continue;
      let kind = kinds.get(prop);
      if (!kind) kinds.set(prop, (kind = kindOf(prop, recipe, forwards, system)));
      if (kind === 'forwarded') own[prop] = value;
      else if (kind === 'variant') variants[prop] = value;
      else if (kind === 'style') styles[prop] = value;
      else if (kind === 'html') own[prop.replace('html', '').toLowerCase()] = value;
      else if (prop === 'as') as = value;
      else if (prop === 'orientation') variants[prop] = value;
      if (kind === 'variant' || kind === 'style' || prop === 'orientation')
        key += `${prop}:${JSON.stringify(value)};`;
    }
    if (styles['colorPalette'] !== undefined) variants['colorPalette'] = styles['colorPalette'];
    const inherited: string[] = [];
    const given = props['className'];
    let className = '';
    if (typeof given === 'string') {
      className = getRegisteredStyles(cache.registered, inherited, given);
      if (inherited.length > 0) key += inherited.join('');
    }
    let look = looks.get(key);
    if (!look) looks.set(key, (look = lookOf(resolved, system, variants, styles, inherited)));
    const shown = (as as ElementType | undefined) ?? baseTag;
    useInserted(cache, look, typeof shown === 'string');
    if (look.styles !== '') className = `${className.trim()} ${cache.key}-${look.name}`.trim();
    if (options.target !== undefined) className += ` ${options.target}`;
    if (className.trim()) own['className'] = className.trim();
    else delete own['className'];
    const ref = props['ref'] as Ref<unknown> | undefined;
    if (props['asChild'] === true && !keepsAsChild) return asItsChild(props, own, ref);
    if (ref !== undefined) own['ref'] = ref;
    return createElement(shown, own);
  };
  Element.displayName = options.label ?? `styled(${typeof baseTag === 'string' ? baseTag : 'component'})`;
  Element.__emotion_real = Element;
  Element.__emotion_base = baseTag;
  Element.__emotion_forwardProp = options.shouldForwardProp;
  Element.__emotion_cva = config;
  return Element;
}

const plain = new Map<string, Styled>();

/**
 * Chakra's factory, `chakra('ul', recipe)` and `chakra.ul`, for a page that is hydrated: the same elements, class
 * names and styles, but a recipe is resolved once for each combination of variants that is shown, and not anew for
 * every element. The site's build puts it in the place of Chakra's own.
 *
 * @throws Error when `asChild` is set without an element inside.
 */
export const chakra = new Proxy(makeStyled, {
  get: (_, tag: string) => {
    let styled = plain.get(tag);
    if (!styled) plain.set(tag, (styled = makeStyled(tag as ElementType)));
    return styled;
  },
});
