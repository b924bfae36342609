const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Years of birth and of habit, as people append them. */
export const years = words(`
1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999
2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026
`);

/** Fingers walking over a keyboard or a number pad. */
export const keyboardWalks = words(`
qwertyu qwertyui qwertyuio qwertyuiop qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty
asdfghj asdfghjk asdfghjkl asdfasdf asdfjkl asdf1234 asd123456 zxcvbnm zxcvbnm123 zxcvzxcv zxcv1234 zxc123456
1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 qazxswedc 1q2w3e4 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 a1s2d3f4 a1b2c3d4 a1b2c3d4e5 abc12345 abc123456 abcd1234 abcd12345 abc123abc aa123456 a123456 a1234567
a12345678 a123456789 1234qwer 12345qwert 123qweasd 123qweasdzxc qweasdzxc qwe12345 qwe123456 qweqweqwe 123qwe123
1qazxsw2 2wsx3edc zaq12wsx zaq1zaq1 !qaz2wsx 1qaz@wsx poiuytrewq lkjhgfdsa mnbvcxz 7418529630 741852963 147258369
1472583690 159357159 159753456 789456123 7894561230 987654321 9876543210 123654789 147896325 963852741 321654987
112233445566 11223344 1122334455 12344321 123454321 1234554321 123321123 1231231 123412345 12341234 1234512345
12121212 13131313 10203040 1020304050 101010101 123456a 123456aa 123456ab 123456abc 123456q 123456qwerty 1234567a
1234567q 12345678a 123456789a 123456789q 1234567890a 1234567890q 0987654321 0123456 01234567 012345678 0123456789
`);

/** Seen again and again in published leaks, and not made of a word and an ending. */
export const leakedPasswords = words(`
p@ssw0rd p@ssword passw0rd pa55word pa$$word p@55w0rd p@ssw0rd1 p@ssw0rd123 passw0rd1 passw0rd123 password! pass@123 pass1234
pass12345 passpass mypassword newpassword thepassword letmein123 letmeinnow letme1n opensesame trustno1 whatever iloveyou
iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveme iloveme1 iloveu2 ilovegod ilovejesus fuckyou fuckyou1 fuckyou2
fuckoff motherfucker bullshit asshole1 changeme changeme1 changeme123 changeit default1 defaultpassword secret123 topsecret
admin123 admin1234 admin12345 admin123456 adminadmin admin@123 administrator root1234 rootroot toor1234 test1234 testtest
test12345 test123456 testing1 testing123 guest123 guest1234 welcome1 welcome12 welcome123 welcome@123 hello123 hellohello
hello1234 login123 loginlogin master123 master1234 qwerty! abc@1234 abc@123 aa12345678 aaa111111 a1111111 asd123asd aaaa1111
superman1 batman123 spiderman1 starwars1 pokemon1 pokemon123 naruto123 minecraft1 fortnite1 roblox123 google123 facebook1
facebook123 youtube123 samsung1 samsung123 iphone123 apple123 windows1 linkedin1 yahoo123 gmail123 hotmail1 internet1 computer1
bitcoin1 bitcoin123 satoshi1 nakamoto hodlhodl tothemoon blockchain crypto123 ethereum1 binance123 coinbase1 metamask1
wallet123 trader123 money1234 dollar123 million1 iamrich1 getrich1 lambo123 dogecoin1 shibainu candor123 candor1234
matkhau matkhau1 matkhau123 matkhau1234 anhyeuem anhyeuem1 anhyeuem123 emyeuanh emyeuanh1 yeuem123 yeuanh123 anhnhoem
vietnam1 vietnam123 vietnam1234 hanoi123 saigon123 sieunhan khongbiet khongco1 motnamba conmeo123 nguyen123 nguyenvan
nguyen1234 tuananh1 tuananh123 minhanh1 thanhcong hanhphuc giadinh1 tinhyeu1 tinhyeu123 bongda123 0912345678 0123456789a
woaini1314 woaini520 woaini123 woaini521 5201314 52013145201314 1314520 13145201314 520520520 5201314a 5201314520 aini1314
a5201314 mima1234 mima123456 wangyut2 zhang123 wang1234 li123456 woaiwojia nihao123 nihaoma1 beijing1 shanghai1 zhongguo
88888888 66666666 168168168 518518518 888888888 666666666 5211314 1234567891 12345678910 123456123 123456654321 123123123
1111111 11111111 111111111 1111111111 0000000 00000000 000000000 0000000000 7777777 77777777 9999999 99999999 147147147
159159159 258258258 456456456 789789789 987987987 112112112 121121121 abcabcabc abcdefg abcdefg1 abcdefgh abcdef123 aaaaaaa
aaaaaaaa zzzzzzzz xxxxxxxx asdasdasd qazqazqaz qweqwe123 zaqzaqzaq access14 ncc1701d ncc1701e thx1138 rush2112 bond0071
8675309 jenny8675309 4815162342 31415926 3141592653 27182818 20202020 19841984 20002000 monkey123 dragon123 shadow123
charlie1 michael1 jordan23 michelle1 jennifer1 jessica1 ashley123 daniel123 thomas123 andrew123 joshua123 matthew1 anthony1
princess1 princess123 sunshine1 sunshine123 football1 football123 baseball1 basketball soccer123 chelsea1 liverpool1 arsenal1
manchester barcelona1 realmadrid juventus1 babygirl1 babyboy1 lovelove loveyou1 lovely123 beautiful1 butterfly1 flower123
cookie123 chocolate1 cheese123 banana123 orange123 purple123 yellow123 silver123 golden123 diamond1 ferrari1 mercedes1 porsche1
mustang1 corvette1 yamaha123 honda123 toyota123 summer123 winter123 spring123 autumn123 january1 monday123 friday123
sandwich computer123 keyboard1 monitor1 windows10 windows11 pa$$w0rd passwort1 contrasena motdepasse azerty123 azertyuiop
qwertz123 qwertzuiop 1q2w3e4r! zaq1@wsx q2w3e4r5 okokokok lololol1 hahahaha hehehehe kkkkkkkk jajajaja killer123 ninja123
pirate123 hunter2 hunter123 ranger123 soldier1 warrior1 phoenix1 thunder1 lightning1 mountain1 freedom1 forever1 destiny1
nothing1 something1 blessed1 jesus123 jesuschrist angel123 angels123 heaven123 faith123 grace123 blink182 metallica1 slipknot1
eminem123 nirvana1 greenday1 linkinpark beatles1 rockstar1 guitar123 pakistan1 india123 indonesia1 thailand1 malaysia1 america1
canada123 london123 newyork1 paris123 berlin123 tokyo123 australia1 germany1 philippines
`);

/** First words that people think of. Each is refused alone, doubled, and with the usual endings and years. */
export const commonWords = words(`
password passwort admin administrator root user guest test login master welcome hello secret letmein qwerty abc123 monkey
dragon shadow sunshine princess football baseball soccer superman batman spiderman pokemon naruto starwars michael jordan
jessica ashley daniel charlie thomas andrew jennifer michelle nicole samantha summer winter spring autumn flower cookie
banana orange purple yellow silver golden diamond ferrari mercedes bitcoin ethereum crypto binance coinbase blockchain
satoshi trader trading wallet money dollar candor exchange google facebook apple samsung iphone computer internet windows
killer hunter ninja phoenix freedom forever iloveyou lovely angel jesus vietnam hanoi saigon danang nguyen matkhau anhyeuem
tinhyeu hanhphuc thanhcong woaini nihao china beijing shanghai zhang wang abcd asdf zxcv qazwsx qwer asdfgh
`);
