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
