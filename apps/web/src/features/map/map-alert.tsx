import { MAP_MESSAGES } from '@kidcode/branches';
import { Button, Notice } from '@kidcode/ui';
import { RotateCw } from 'lucide-react';

interface MapAlertProps {
  /** What went wrong, in one sentence. */
  readonly detail: string;
  readonly onRetry: () => void;
}

/** Google's map did not come: says so, and offers to try again. The embedded map stands under it (D-24). */
export function MapAlert({ detail, onRetry }: MapAlertProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={MAP_MESSAGES.loadTitle}
      action={
        <Button
          variant="outline"
          marginTop="2"
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      {MAP_MESSAGES.load} {detail}
    </Notice>
  );
}
