import { chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/button';
import { styled } from '../layout/styled';

const Track = /* @__PURE__ */ styled('div', {
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  animation: 'marquee linear infinite',
  '& > *': {
    flex: '1 0 auto',
    minWidth: '50%',
    display: 'flex',
    justifyContent: 'center',
    paddingInline: '8',
  },
  '&:hover, &:focus-within, &[data-paused]': { animationPlayState: 'paused' },
  _motionReduce: { animation: 'none', minWidth: 'full', '& > [aria-hidden]': { display: 'none' } },
});

/** One line that scrolls round, pauses under the pointer, on focus or by its button, and stands still for those who want no motion. */
export function Marquee({ children }: { readonly children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  return (
    <chakra.div display="flex" alignItems="center" minWidth="0" overflow="hidden">
      <chakra.div
        flex="1"
        minWidth="0"
        overflow="hidden"
        maskImage="linear-gradient(90deg, transparent, black 2rem calc(100% - 2rem), transparent)"
      >
        <Track data-paused={paused ? '' : undefined} style={{ animationDuration: '24s' }}>
          <div>{children}</div>
          <div aria-hidden="true">{children}</div>
        </Track>
      </chakra.div>
      <IconButton
        label={paused ? 'Play banner' : 'Pause banner'}
        icon={paused ? <Play size={16} /> : <Pause size={16} />}
        onClick={() => setPaused((now) => !now)}
        _motionReduce={{ display: 'none' }}
      />
    </chakra.div>
  );
}
