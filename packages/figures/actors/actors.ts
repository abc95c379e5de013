/** The colours that actors may have: `--gw-actor-a` to `--gw-actor-f`. */
type ActorColour = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** Somebody or something of a note's story that has a colour and a letter wherever it is named or drawn. */
export interface NoteActor {
  name: string;
  colour: ActorColour;
  /** Shown in the circle: one letter, or a letter and a digit. */
  letter: string;
}

/** How an actor is written in the front matter of a note: its colour, and the letter where it is not the name's first. */
export const actorForm = /^([a-f])(?: ([A-Z][A-Z0-9]?))?$/;

/** The actors of a note as its front matter says them, `laptop: a L`; what is not of that form is left out. */
export function actorsIn(said: Readonly<Record<string, string>>): NoteActor[] {
  return Object.entries(said).flatMap(([name, value]) => {
    const [, colour, letter = name.charAt(0).toUpperCase()] = actorForm.exec(value) ?? [];
    return colour === undefined ? [] : [{ name, colour: colour as ActorColour, letter }];
  });
}
