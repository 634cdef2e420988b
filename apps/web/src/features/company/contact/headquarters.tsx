import { chakra } from '@chakra-ui/react';
import { BRAND } from '@kidcode/site';

const Address = /* @__PURE__ */ chakra('address', {
  base: { fontStyle: 'normal', '& > strong': { display: 'block' } },
});

/** Where letters go. */
export function Headquarters() {
  const { street, city, state, zip } = BRAND.headquarters;
  return (
    <Address>
      <strong>{BRAND.name} headquarters</strong>
      {street}, {city}, {state} {zip}
    </Address>
  );
}
