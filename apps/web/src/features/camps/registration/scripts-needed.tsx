import { chakra } from '@chakra-ui/react';
import { BRAND } from '@kidcode/site';
import { Notice } from '@kidcode/ui';

interface ScriptsNeededProps {
  readonly phone: string;
  /** What is told beside the ways to register. */
  readonly more?: string;
}

/** Above what registers only with scripts, while they are off: whom to call or write to. */
export function ScriptsNeeded({ phone, more = '' }: ScriptsNeededProps) {
  return (
    <chakra.div css={{ '@media (scripting: enabled)': { display: 'none' } }}>
      <Notice tone="warning" title="Registering here needs JavaScript">
        {`Call us at ${phone} or write to ${BRAND.email.display}.${more}`}
      </Notice>
    </chakra.div>
  );
}
