export function tallyOf(output: string): { passed: number; failed: number };
