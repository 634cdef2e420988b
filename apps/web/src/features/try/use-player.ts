import { type Moment, type Program, type Puzzle, runProgram, type Trace } from '@kidcode/puzzles';
import { useEffect, useEffectEvent, useState } from 'react';

/** Says a sentence with a voice of this device; false where there is none. A voice that asks a server is not used. */
export function readAloud(sentence: string): boolean {
  if (!('speechSynthesis' in window)) return false;
  const voice = window.speechSynthesis
    .getVoices()
    .find(({ localService, lang }) => localService && lang.startsWith('en'));
  if (voice === undefined) return false;
  window.speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(sentence);
  said.voice = voice;
  window.speechSynthesis.speak(said);
  return true;
}

let sounds: AudioContext | undefined;

/** A short tone. @param pitch in hertz. */
export function playTone(pitch: number): void {
  sounds ??= new AudioContext();
  const tone = sounds.createOscillator();
  const volume = sounds.createGain();
  const now = sounds.currentTime;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.1, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.15);
  tone.connect(volume).connect(sounds.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}

/** Milliseconds of a step, by the slider. */
export const STEP_TIMES = [1000, 700, 450, 250, 120] as const;
export const USUAL_SPEED = 2;
/** After so long a program that comes to no end is stopped. */
const ENDLESS_AFTER = 2000;

interface Run {
  readonly trace: Trace;
  readonly program: Program;
  readonly seen: number;
  readonly isEnded: boolean;
}

/**
 * Shows a run step by step.
 *
 * @param speed place in `STEP_TIMES`.
 * @param onStep told of each step.
 * @param onEnd told once when the run has come to its end, and was not stopped.
 */
export function usePlayer(
  puzzle: Puzzle,
  speed: number,
  onStep: (moment: Moment) => void,
  onEnd: (trace: Trace, program: Program) => void,
) {
  const [run, setRun] = useState<Run | null>(null);
  const isRunning = run !== null && !run.isEnded;
  const isEndless = run !== null && ['endless', 'long'].includes(run.trace.outcome.code);
  const end = useEffectEvent(() => {
    if (run === null) return;
    setRun({ ...run, isEnded: true });
    onEnd(run.trace, run.program);
  });
  const next = useEffectEvent(() => {
    if (run === null) return;
    const moment = run.trace.moments[run.seen];
    if (moment === undefined) end();
    else {
      setRun({ ...run, seen: run.seen + 1 });
      onStep(moment);
    }
  });
  const seen = run?.seen ?? 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(next, seen === 0 ? 0 : STEP_TIMES[speed]);
    return () => clearTimeout(timer);
  }, [isRunning, seen, speed]);
  useEffect(() => {
    if (!isRunning || !isEndless) return;
    const timer = setTimeout(end, ENDLESS_AFTER);
    return () => clearTimeout(timer);
  }, [isRunning, isEndless]);
  return {
    run,
    isRunning,
    moment: run?.trace.moments[run.seen - 1],
    start: (program: Program) =>
      setRun({ trace: runProgram(puzzle, program), program, seen: 0, isEnded: false }),
    /** Stops where the robot is. */
    stop: () => setRun((now) => now && { ...now, isEnded: true }),
    /** Puts it back to its start. */
    reset: () => setRun(null),
  };
}
