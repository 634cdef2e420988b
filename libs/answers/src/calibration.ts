// Written by npm run calibrate:assistant: what the evidence of a find counts (sureness.ts).
export const CALIBRATION: readonly number[] = [-0.588, 0.402, 0.552, 0.705, 0.539, 0.086, -0.506];
