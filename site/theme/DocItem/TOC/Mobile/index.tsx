/** The generator puts the contents above the title; they stand below it (`DocItem/Content`). */
export default function DocItemTOCMobile(): null {
  return null;
}
