import { gpt4, gpt5 } from './coder.mjs';

const born = {
  English:
    'All human beings are born free and equal in dignity and rights.',
  German:
    'Alle Menschen sind frei und gleich an Würde und Rechten geboren.',
  Chinese: '人人生而自由,在尊严和权利上一律平等。',
  Japanese:
    'すべての人間は、生れながらにして自由であり、' +
    'かつ、尊厳と権利とについて平等である。',
  Arabic:
    'يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.',
  Hindi:
    'सभी मनुष्यों को गौरव और अधिकारों के मामले में ' +
    'जन्मजात स्वतन्त्रता और समानता प्राप्त है।',
  Burmese:
    'လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း၊ ' +
    'တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့် လည်းကောင်း၊ ' +
    'မွေးဖွားလာသူများ ဖြစ်သည်။',
};
console.log('         GPT-4 GPT-5');
for (const [language, sentence] of Object.entries(born)) {
  const [old, now] = [gpt4, gpt5].map((c) => c.encode(sentence).length);
  const row = [old, now].map((n) => String(n).padStart(6)).join('');
  console.log(language.padEnd(8) + row);
}
