import { chakra } from '@chakra-ui/react';
import { HONEYPOT_FIELD } from '@kidcode/leads';

const Hidden = /* @__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** A field that people neither see nor reach; programs fill it in. */
export function Honeypot() {
  return (
    <Hidden aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}
