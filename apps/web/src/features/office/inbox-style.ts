import { defineStyle } from '@chakra-ui/react';
import { styled } from '@kidcode/ui';

/** What every page of the office has: a list, and what is open beside it. */
const PAGE = defineStyle({
  display: 'grid',
  gap: '4',
  paddingInline: 'gutter',
  paddingBlock: '6',
  paddingBottom: '24',
  '& h1': { textStyle: 'h3' },
  '& [data-lines]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    '& a': {
      color: 'accent.text',
      textDecoration: 'underline',
      display: 'inline-block',
      paddingBlock: '0.6rem',
    },
  },
  '& [data-back] a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'accent.text',
    textDecoration: 'underline',
  },
  '& [data-presses]': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
  '& [data-row]': {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    // A select would be as wide as its longest option.
    '& > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& [data-panes]': { display: 'grid', gap: '6', alignItems: 'start', minWidth: '0' },
  '& [data-panes=two]': { gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(22rem, 2fr)' } },
  // On a phone one of the two is on the screen.
  '& [data-panes=two] > [data-list]': { display: { base: 'none', lg: 'grid' } },
  '& [data-list]': { display: 'grid', gap: '4', minWidth: '0' },
  '& [data-detail]': {
    minWidth: '0',
    // One long word of a parent's or a colleague's, such as an address, would push everything off a phone's screen.
    overflowWrap: 'anywhere',
    padding: { base: '0', lg: '6' },
    borderRadius: 'card',
    background: { lg: 'bg.raised' },
    border: { lg: '1px solid {colors.line.hair}' },
    position: { lg: 'sticky' },
    top: '4',
    maxHeight: { lg: 'calc(100dvh - 2rem)' },
    overflowY: { lg: 'auto' },
  },
  '& [data-back]': { display: { lg: 'none' } },
});

/** What can be undone, above everything. */
export const Toasts = /* @__PURE__ */ styled('div', {
  position: 'fixed',
  insetInline: '4',
  bottom: '4',
  zIndex: 'toast',
  display: 'grid',
  gap: '2',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > div': {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '1',
    borderRadius: 'control',
    background: 'fg.ink',
    color: 'bg.paper',
    boxShadow: 'float',
    overflowWrap: 'anywhere',
    '& button': {
      // What may break anywhere is as narrow as a letter.
      flexShrink: '0',
      minHeight: 'touch',
      paddingInline: '3',
      fontWeight: '700',
      textDecoration: 'underline',
    },
  },
});

/** The inbox and everything in it: the elements inside are plain. */
export const InboxRoot = /* @__PURE__ */ styled('div', {
  ...PAGE,
  '& form[role=search]': {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '1fr', xl: '2fr 5fr' },
    '& > button': { display: { md: 'none' } },
    '& > [data-more]': {
      gridColumn: { base: '1 / -1', xl: 'auto' },
      display: { base: 'none', md: 'grid' },
      gap: '3',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(5, minmax(0, 1fr))',
      },
    },
    '& > [data-more=open]': { display: 'grid' },
  },
  // On a phone an open request has the screen to itself.
  '&[data-open] > :is([data-lines], [data-presses])': { display: { base: 'none', lg: 'flex' } },
  '&[data-open] > form[role=search]': { display: { base: 'none', lg: 'grid' } },
  '& table': { width: 'full', tableLayout: 'fixed', fontSize: 'sm' },
  '& thead': {
    position: { base: 'absolute', md: 'static' },
    width: { base: '1px', md: 'auto' },
    height: { base: '1px', md: 'auto' },
    overflow: 'hidden',
    clipPath: { base: 'inset(50%)', md: 'none' },
    textAlign: 'start',
    color: 'fg.quiet',
  },
  '& th, & td': { textAlign: 'start', paddingInline: { base: '0', md: '2' }, overflowWrap: 'anywhere' },
  '& thead th': { paddingBlock: '2' },
  // On a phone a card: name and age, what it is about, then the rest in one line.
  '& tbody tr': {
    display: { base: 'flex', md: 'table-row' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    padding: { base: '3', md: '0' },
    marginBottom: { base: '3', md: '0' },
    borderRadius: { base: 'control', md: '0' },
    border: { base: '1px solid {colors.line.hair}', md: '0' },
    borderTop: { md: '1px solid {colors.line.hair}' },
    background: { base: 'bg.raised', md: 'transparent' },
  },
  '& tbody th': { flex: '1 1 60%' },
  '& tbody td:nth-of-type(5)': { order: '-1' },
  '& tbody th, & tbody td:nth-of-type(1)': { order: '-2' },
  '& tbody td:nth-of-type(5) ~ td': { order: '1' },
  '& tbody td[data-wide]': { flexBasis: 'full' },
  '& tbody tr[data-chosen]': { background: 'accent.tint' },
  '& tbody tr[data-going]': { textDecoration: 'line-through', opacity: '0.6' },
  '& tbody td': { paddingBlock: { md: '2' } },
  '& tbody td:not([data-wide])': { color: 'fg.quiet' },
  '& thead th:nth-of-type(1)': { width: '26%' },
  '& thead th:nth-of-type(2)': { width: '26%' },
  // On a tablet, and beside an open request, there is room for what tells one from another.
  '& :is(th:nth-of-type(3), th:nth-of-type(7), td:nth-of-type(2), td:nth-of-type(6))': {
    display: { md: 'none', lg: 'table-cell' },
  },
  '& [data-panes=two] :is(th:nth-of-type(3), th:nth-of-type(7), td:nth-of-type(2), td:nth-of-type(6))': {
    display: { lg: 'none' },
  },
  '& tbody th a': { display: 'flex', alignItems: 'center', minHeight: 'touch', fontWeight: '700' },
  '& tbody td:empty': { display: { base: 'none', md: 'table-cell' } },
  '& tbody tr[data-state=new] th a::before': {
    content: '""',
    flexShrink: '0',
    width: '0.6rem',
    height: '0.6rem',
    marginInlineEnd: '2',
    borderRadius: 'full',
    background: 'action.solid',
  },
});

export const OfficePage = /* @__PURE__ */ styled('div', {
  ...PAGE,
  '& h2': { textStyle: 'h4', overflowWrap: 'anywhere' },
  '& h3': { fontFamily: 'heading', fontSize: 'md' },
  '& section, & form, & fieldset': { display: 'grid', gap: '4', alignContent: 'start', minWidth: '0' },
  '& legend': { textStyle: 'label' },
  '& [data-quiet]': { color: 'fg.quiet', fontSize: 'sm' },
  '& p a': { color: 'accent.text', textDecoration: 'underline' },
  '&[data-open] > [data-row]': { display: { base: 'none', lg: 'grid' } },
  '& ol, & [data-people]': {
    display: 'grid',
    '& > li': {
      display: 'grid',
      gap: '2',
      paddingBlock: '3',
      borderTop: '1px solid {colors.line.hair}',
      overflowWrap: 'anywhere',
    },
  },
  // The weeks stay where they are while the groups are moved.
  '& [data-scroll]': { overflowX: 'auto' },
  '& table': { borderCollapse: 'separate', borderSpacing: '0', fontSize: 'sm', minWidth: 'full' },
  '& caption': { textAlign: 'start', textStyle: 'h4', paddingBlock: '2' },
  '& th': { textAlign: 'start', padding: '2', background: 'bg.paper', minWidth: '7rem' },
  '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: '0', zIndex: '1' },
  '& thead th': { paddingInline: '3' },
  '& td': { padding: '1' },
  '& tbody :is(th, td)': { borderTop: '1px solid {colors.line.hair}' },
  '& td a': {
    display: 'grid',
    alignContent: 'center',
    minHeight: 'touch',
    paddingInline: '2',
    borderRadius: 'control',
    textDecoration: 'none',
  },
  '& td b': { textDecoration: 'underline' },
  '& td[data-standing=unknown] b': { fontWeight: '400', color: 'fg.quiet' },
  '& td[data-standing=few] a': { background: 'status.warningTint', color: 'status.warning' },
  '& td:is([data-standing=full], [data-standing=closed]) a': {
    background: 'status.dangerTint',
    color: 'status.danger',
  },
  '& td[data-standing=free] a': { background: 'status.successTint', color: 'status.success' },
  '& a[aria-current]': { outline: '2px solid {colors.accent.text}' },
});
