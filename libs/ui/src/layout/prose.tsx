import { styled } from './styled';

/** Running text: styles plain headings, paragraphs, lists and links inside it, at most 66 characters wide. */
export const Prose = /* @__PURE__ */ styled('div', {
  maxWidth: 'text',
  '& > * + *': { marginTop: '4' },
  '& :is(h2, h3, h4)': { scrollMarginTop: '7rem' },
  '& h2': { textStyle: 'h3', fontSize: 'xl' },
  '& h3': { textStyle: 'h3' },
  '& * + h2': { marginTop: '12' },
  '& * + :is(h3, h4)': { marginTop: '8' },
  '& :is(ul, ol)': { paddingInlineStart: '1.35em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '2' },
  '& li::marker': { color: 'accent.text', fontWeight: '700' },
  '& a': {
    color: 'accent.text',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
});
