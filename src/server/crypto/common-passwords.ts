/** The most common passwords of eight or more characters, in lower case, from many languages. */
const COMMON = `
password password1 password12 password123 password1234 password! password1! passw0rd passw0rd1 p@ssw0rd
p@ssword pa$$word pa55word pass1234 pass12345 passpass passport passwort passwort1 motdepasse contrasena
contraseña contraseña1 contrasena1 senha123 senha1234 mudar123 parol123 parolparol matkhau1 matkhau123
sandi123 katasandi lozinka1 haslo123 salasana wachtwoord wachtwoord1 kennwort mypassword mypass123 nopassword
12345678 123456789 1234567890 12345678910 0123456789 01234567 012345678 123456780 87654321 987654321
0987654321 9876543210 123123123 123321123 12341234 1234512345 123456123 123456654321 11223344 1122334455
112233445566 11112222 12121212 10101010 10203040 102030405060 13131313 20202020 21212121 23232323 69696969
13579246 135792468 1357924680 24681012 31415926 14725836 147258369 147852369 159357456 159753456 258456258
321321321 456456456 741852963 789456123 789789789 963852741 963258741 951753852 15935728 19841984 19871987
19901990 20002000 20102010 20202021 5201314520 52013145 13145200 1314520520 8675309a 00000007 1234567q
123456789a 123456789q 123456789z 12345678a 12345678q 1234567a 123456aa 123456ab 123456abc 1234567890a
1234567890q a1234567 a12345678 a123456789 aa123456 aa123456789 aa12345678 ab123456 abc12345 abc123456
abc123abc abcd1234 abcd12345 abcde12345 abcdefgh abcdefg1 abcdef123 abcdefghi a1b2c3d4 a1b2c3d4e5 1a2b3c4d
1a2b3c4d5e q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx 1qaz@wsx qazwsxedc qazwsx12 qazwsx123 qazxswedc
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 qwerty1! qwertyqwerty
123qweasd 123qweasdzxc 123qwe123 123qwerty 123456qwerty 12345qwert 1234qwer 12qwaszx qweasdzxc qweasd123
qweqweqwe qwe123qwe qwe123456 qwer1234 qwert123 qwert1234 qwert12345 asdfghjkl asdfghjk asdfasdf asdf1234
asdasdasd asd123456 asd123asd asdfgh123 asdqwe123 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcv1234 zxc123456 zxczxczxc
1z2x3c4v 0okm9ijn poiuytrewq lkjhgfdsa mnbvcxz1 йцукенгшщз йцукен123 пароль123 привет123 любовь123
iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveu123 loveyou1 lovelove lovely123 love1234 love12345
iloveme1 ilovejesus mylove123 forever1 sweetheart babygirl babygirl1 beautiful princess princess1 princesa
teamo123 teamomucho tequiero mariposa estrella corazon1 chocolate chocolate1 strawberry cupcakes butterfly
butterfly1 sunflower sunshine sunshine1 rainbow1 snowball midnight moonlight starlight woaini520 woaini521
woaini123 woaini1314 woaiwojia woshishui nihao123 5201314a asdf5201314 anhyeuem emyeuanh sayang123 sayangku
bismillah bismillah1 bismillah123 assalamualaikum muhammad muhammad1 mohammed alhamdulillah allahuakbar
jesus123 jesuschrist jesusislord godisgood blessing blessed1 hallelujah pakistan pakistan1 pakistan123
pakistan786 lahore123 malaysia indonesia indonesia1 vietnam1 vietnam123 thailand kazakhstan uzbekistan
tashkent belarus1 russia123 moscow123 australia australia1 mexico123 colombia santiago brasil123 america1
korea123 qwer1234! asdf1234! 1q2w3e4r5t! tkfkdgo1 dkssud123 sakura123 computer computer1 internet internet1
samsung1 samsung123 iphone123 android1 google123 facebook facebook1 linkedin whatsapp telegram instagram
microsoft windows10 minecraft minecraft1 pokemon1 pokemon123 pikachu1 dragonball naruto123 onepiece fortnite
starwars starwars1 startrek stargate superman superman1 spiderman spiderman1 batman123 wolverine warcraft
counterstrike football football1 football123 baseball baseball1 basketball softball volleyball swimming
hockey123 soccer12 soccer123 liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 manchester
barcelona barcelona1 realmadrid ronaldo7 ronaldo123 juventus steelers patriots lakers24 yankees1 cowboys1
jordan23 michael1 michael123 michelle michelle1 jennifer jennifer1 jessica1 jonathan danielle christian
christian1 christopher samantha elizabeth alexander alexandra alexandre aleksandr alejandro victoria veronica
valentina vladimir natalia1 nicholas stephanie patricia kimberly isabella benjamin anthony1 charlie1 charlie123
daniel123 andrew123 matthew1 joshua12 ashley12 thomas123 robert123 william1 marina123 monkey12 monkey123
dragon12 dragon123 tigger12 tiger123 elephant dolphins panther1 scorpion phoenix1 phoenix123 mustang1 mercedes
corvette ferrari1 porsche1 maverick thunder1 lightning darkness shadow12 shadow123 hunter12 hunter123 killer123
master12 master123 ranger12 champion gladiator freedom1 liberty1 trustno1 letmein1 letmein123 letmein! welcome1
welcome123 welcome1! welcome@123 whatever whatever1 changeme changeme1 changeme123 default1 default123 admin123
admin1234 admin12345 admin@123 adminadmin administrator root1234 rootroot test1234 test12345 test123456 testtest
testing1 testing123 tester123 guest123 user1234 username demo1234 temp1234 temporary security secret123 secret12
hello123 hello1234 hellohello hellokitty goodluck lucky123 lucky777 money123 moneymoney business metallica
metallica1 slipknot nirvana1 blink182 rockstar rockstar1 guitar123 einstein swordfish fuckyou1 fuckyou2 fuckyou123
fuckoff1 asshole1 bullshit spring2024 summer2024 autumn2024 winter2024 spring2025 summer2025 autumn2025 winter2025
spring2026 summer2026 autumn2026 winter2026 january1 november december sampan123 sampan1234 sampansampan
taobao123 taobao1688 alibaba1 alibaba123 alibaba1688 shopping shopping1 shopping123
`;

const common = new Set(COMMON.trim().split(/\s+/));

/** Whether a password is common (case is ignored), or only repeats one to three characters, such as `abcabcabc`. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || /^(.{1,3}?)\1+$/su.test(plain);
}

/** Well-known numbers and keypad patterns that the rules below don't catch. */
const WELL_KNOWN = new Set(
  '520131 521314 131452 147258 258369 147852 369258 159357 357159 159753 753951 789456 456123 741852 963852 142857 314159'.split(
    ' ',
  ),
);

/**
 * Whether a pay password is refused (docs/domain.md section 4): it is not six digits, has at most two
 * different digits, repeats a pattern (123123, 343434), consists of pairs (112233), is a run such as
 * 123456, a well-known number, or a date (YYMMDD or DDMMYY).
 */
export function isWeakPayPassword(password: string): boolean {
  return (
    !/^[0-9]{6}$/.test(password) ||
    new Set(password).size <= 2 ||
    /^(\d\d\d)\1$|^(\d\d)\2\2$|^(\d)\3(\d)\4(\d)\5$/.test(password) ||
    isRun(password) ||
    WELL_KNOWN.has(password) ||
    isDateInEitherOrder(password)
  );
}

/** Whether the digits count up or down, 0 following 9: 123456, 890123, 543210. */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (digit, index) => Number(digit) - Number(text[index]));
  const modulo = new Set(steps.map((step) => (step + 10) % 10));
  return modulo.size === 1 && (modulo.has(1) || modulo.has(9));
}

function isDateInEitherOrder(text: string): boolean {
  const [a, b, c] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map(Number);
  return isDate(a, b, c) || isDate(c, b, a);
}

function isDate(year = 0, month = 0, day = 0): boolean {
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
