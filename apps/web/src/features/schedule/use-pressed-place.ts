import type { BranchId } from '@kidcode/branches';
import { useEffect, useEffectEvent, useState } from 'react';

import { afterPaint } from '../../shared/after-paint';
import type { FilterInAddress } from './use-schedule-filter';

/** The place whose tab was pressed, and how a press is told. */
export interface PressedPlace {
  /** Null once the address names it. */
  readonly pressed: BranchId | null;
  readonly press: (place: BranchId) => void;
}

/**
 * Shows a pressed tab before the address names it: what reads the address, every link of the page, is rendered after the
 * next paint and not before it.
 */
export function usePressedPlace(choose: FilterInAddress['choose']): PressedPlace {
  const [pressed, press] = useState<BranchId | null>(null);
  // Beside what else has been chosen by then.
  const write = useEffectEvent((place: BranchId) => {
    choose({ place });
    press(null);
  });
  useEffect(() => (pressed === null ? undefined : afterPaint(() => write(pressed))), [pressed]);
  return { pressed, press };
}
